import {
  type NewPasswordProblems,
  readNewPassword,
  weaknessSentences,
} from '#app/routes/admin/forms/new-password.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { retryAfter } from '#app/routes/admin/login/login-attempt.ts'
import { accountWords, loginWords } from '#content/admin.ts'
import type { PasswordChangeOutcome } from '#domain/admin/change-password.ts'

export type PasswordProblems = NewPasswordProblems & { atual?: string }

type Reading =
  | { ok: true; passwords: { current: string; chosen: string } }
  | { ok: false; problems: PasswordProblems }

export function readPasswordForm(form: FormData): Reading {
  const current = readText(form, 'atual')
  const { chosen, problems } = readNewPassword(form)
  if (current && chosen) return { ok: true, passwords: { current, chosen } }
  return { ok: false, problems: { ...(!current && { atual: accountWords.missing }), ...problems } }
}

type Refusal = Exclude<PasswordChangeOutcome, { kind: 'changed' }>
type Refused = { problems: PasswordProblems; status: number; headers: Record<string, string> }

export function outcomeProblems(outcome: Refusal): Refused {
  switch (outcome.kind) {
    case 'weak':
      return { problems: { nova: weaknessSentences[outcome.weakness] }, status: 400, headers: {} }
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
