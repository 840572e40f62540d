import { data, type RouterContextProvider } from 'react-router'
import { type Services, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { type DialogMessage, faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { isTooEarly, retryAfter, sourceOf } from '#app/routes/admin/login/login-attempt.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { accountWords, loginWords } from '#content/admin.ts'
import type { Chance, PasswordConfirmation } from '#domain/admin/log-in.ts'
import type { TooEarly } from '#domain/admin/login-limits.ts'
import { isStoreFault } from '#domain/store-fault.ts'

type Asked = {
  form: FormData
  request: Request
  context: Readonly<RouterContextProvider>
  /** Title of the dialog if it fails. */
  failed: string
}

type Refused = { kind: 'refused' } | TooEarly
type Answer = { problem?: string; failure?: DialogMessage }

/** Runs `work`, which checks the password again (field `senha`). Returns its result, or a response that refuses. */
export async function withPassword<Done extends { kind: string }>(
  { form, request, context, failed }: Asked,
  work: (
    given: PasswordConfirmation,
    admin: Services['admin'],
    chance: Chance,
  ) => Promise<Done | Refused>,
) {
  const password = readText(form, 'senha')
  if (!password) return refusal({ problem: accountWords.missing }, 400)
  const { admin, now } = context.get(servicesContext)
  const confirm = async () => {
    const given = { admin: currentAdmin(context), password, ...sourceOf(request, context) }
    return work(given, admin, { now: now(), newToken: admin.newToken })
  }
  const outcome = await orStoreFault(confirm(), context)
  if (isStoreFault(outcome)) return refusal({ failure: faultMessage(outcome, failed) }, 503)
  if (isTooEarly(outcome)) {
    const { waitMs } = outcome
    return refusal({ problem: loginWords.tooEarly(waitMs) }, 429, retryAfter(waitMs))
  }
  if (outcome.kind === 'refused') return refusal({ problem: accountWords.wrong }, 403)
  return { done: outcome as Done }
}

function refusal(answer: Answer, status: number, headers: HeadersInit = {}) {
  return { answer: data(answer, { status, headers }) }
}
