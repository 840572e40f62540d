import { accountWords } from '#content/admin.ts'
import { type PasswordWeakness, passwordLength } from '#domain/admin/password-strength.ts'
import { readText } from './read-text.ts'

export type NewPasswordProblems = { nova?: string; repetida?: string }

/** `chosen` is null if there are problems. */
export function readNewPassword(form: FormData): {
  chosen: string | null
  problems: NewPasswordProblems
} {
  const [chosen, repeated] = ['nova', 'repetida'].map((name) => readText(form, name))
  if (chosen && chosen === repeated) return { chosen, problems: {} }
  const problems: NewPasswordProblems = {}
  if (!chosen) problems.nova = missingOrTooLong(form)
  if (chosen && !repeated) problems.repetida = accountWords.missing
  else if (chosen !== repeated) problems.repetida = accountWords.different
  return { chosen: null, problems }
}

function missingOrTooLong(form: FormData): string {
  return form.get('nova') ? accountWords.tooLong(passwordLength.max) : accountWords.missing
}

export const weaknessSentences: Record<PasswordWeakness | 'unchanged', string> = {
  unchanged: accountWords.unchanged,
  'too-short': accountWords.tooShort(passwordLength.min),
  'too-long': accountWords.tooLong(passwordLength.max),
  personal: accountWords.personal,
  common: accountWords.common,
}
