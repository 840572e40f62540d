import { createContext, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { type NewPasswordProblems, readNewPassword } from '#app/routes/admin/forms/new-password.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { accountWords } from '#content/admin.ts'
import { type RecoveryOutcome, recoverAccount } from '#domain/admin/recovery-codes.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import { schoolsWords, settleLogin, sourceOf } from './login-attempt.ts'

export type RecoveryProblems = NewPasswordProblems & { email?: string; codigo?: string }

export type RecoveryAttempt = {
  email: string
  outcome: RecoveryOutcome | StoreFault | { kind: 'incomplete'; problems: RecoveryProblems }
}

/** Set by the middleware for the action. */
export const recoveryAttemptContext = createContext<RecoveryAttempt>()

export async function attemptRecovery(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<RecoveryAttempt> {
  const form = await request.formData().catch(() => new FormData())
  const email = readText(form, 'email') ?? ''
  const code = readText(form, 'codigo') ?? ''
  const { chosen, problems } = readNewPassword(form)
  if (!email || !code || !chosen) {
    const missing = {
      ...(!email && { email: accountWords.missing }),
      ...(!code && { codigo: accountWords.missing }),
    }
    return { email, outcome: { kind: 'incomplete', problems: { ...missing, ...problems } } }
  }
  const { admin, now } = context.get(servicesContext)
  const given = {
    ...{ email, code, chosen },
    removePasskeys: form.get('chaves') === 'apagar',
    personal: await schoolsWords(context),
    ...sourceOf(request, context),
  }
  const outcome = await settleLogin(request, context, () =>
    recoverAccount(given, admin, { now: now(), newToken: admin.newToken }),
  )
  return { email, outcome }
}
