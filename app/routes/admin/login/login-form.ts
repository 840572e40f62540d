// No e-mail address and no password is longer; hashing a megabyte would be work for nothing.
const maxLength = 320

export type Credentials = { email: string; password: string }

export async function readLoginForm(request: Request): Promise<Credentials | null> {
  const form = await request.formData().catch(() => null)
  const email = form && readText(form, 'email')
  const password = form && readText(form, 'password')
  return email && password ? { email, password } : null
}

/** Null for a file, a repeated field or an overlong text. */
export function readText(form: FormData, field: string): string | null {
  const [value, ...others] = form.getAll(field)
  if (others.length > 0 || typeof value !== 'string' || value.length > maxLength) return null
  return value
}
