// No address and no password is longer; hashing a megabyte would be work for nothing.
const longest = 320

/** What was typed, or null when it is not what a login form sends. */
export async function typedLogin(
  request: Request,
): Promise<{ email: string; password: string } | null> {
  const form = await request.formData().catch(() => null)
  const email = onlyText(form, 'email')
  const password = onlyText(form, 'password')
  return email && password ? { email, password } : null
}

/** One text of a likely length: no file, no list. */
function onlyText(form: FormData | null, field: string): string | null {
  const values = form?.getAll(field) ?? []
  const [value] = values
  if (values.length !== 1 || typeof value !== 'string' || value.length > longest) return null
  return value
}
