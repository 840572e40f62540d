import * as v from 'valibot'

const emailSchema = v.pipe(v.string(), v.maxLength(254), v.email())

export function isEmail(text: string): boolean {
  return v.is(emailSchema, text)
}

/** Two spellings of one e-mail are one person. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}
