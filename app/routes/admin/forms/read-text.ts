// No e-mail address and no password is longer; hashing a megabyte would be work for nothing.
const longest = 320

/** Null for a file, a repeated field or an overlong text. */
export function readText(form: FormData, field: string, maxLength = longest): string | null {
  const [value, ...others] = form.getAll(field)
  if (others.length > 0 || typeof value !== 'string' || value.length > maxLength) return null
  return value
}
