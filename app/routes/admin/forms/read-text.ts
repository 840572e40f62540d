// No e-mail or password is longer; do not hash a megabyte for nothing.
const longest = 320

/** Null for a file, a repeated field or text that is too long. */
export function readText(form: FormData, field: string, maxLength = longest): string | null {
  const [value, ...others] = form.getAll(field)
  if (others.length > 0 || typeof value !== 'string' || value.length > maxLength) return null
  return value
}
