import { readText } from '#app/routes/admin/forms/read-text.ts'
import { retryAfter } from '#app/routes/admin/login/login-attempt.ts'
import { accountWords, loginWords } from '#content/admin.ts'
import type { PasswordChangeOutcome } from '#domain/admin/change-password.ts'
import { passwordLength } from '#domain/admin/password-strength.ts'

export type PasswordProblems = { atual?: string; nova?: string; repetida?: string }

type Reading =
  | { ok: true; passwords: { current: string; chosen: string } }
  | { ok: false; problems: PasswordProblems }

export function readPasswordForm(form: FormData): Reading {
  const [current, chosen, repeated] = ['atual', 'nova', 'repetida'].map((name) =>
    readText(form, name),
  )
  if (current && chosen && chosen === repeated) return { ok: true, passwords: { current, chosen } }
  const problems: PasswordProblems = {}
  if (!current) problems.atual = accountWords.missing
  if (!chosen) problems.nova = missingOrTooLong(form)
  if (chosen && !repeated) problems.repetida = accountWords.missing
  else if (chosen !== repeated) problems.repetida = accountWords.different
  return { ok: false, problems }
}

function missingOrTooLong(form: FormData): string {
  return form.get('nova') ? accountWords.tooLong(passwordLength.max) : accountWords.missing
}

type Refusal = Exclude<PasswordChangeOutcome, { kind: 'changed' }>
type Refused = { problems: PasswordProblems; status: number; headers: Record<string, string> }

export function outcomeProblems(outcome: Refusal): Refused {
  switch (outcome.kind) {
    case 'weak':
      return { problems: { nova: sentences[outcome.weakness] }, status: 400, headers: {} }
    case 'refused':
      return { problems: { atual: accountWords.wrong }, status: 403, headers: {} }
    case 'too-early':
      return {
        problems: { atual: loginWords.tooEarly(outcome.waitMs) },
        status: 429,
        headers: retryAfter(outcome.waitMs),
      }
  }
}

const sentences = {
  unchanged: accountWords.unchanged,
  'too-short': accountWords.tooShort(passwordLength.min),
  'too-long': accountWords.tooLong(passwordLength.max),
  personal: accountWords.personal,
  common: accountWords.common,
}
