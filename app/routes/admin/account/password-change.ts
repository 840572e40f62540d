import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { schoolsWords, sourceOf } from '#app/routes/admin/login/login-attempt.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { changePassword, type PasswordChangeOutcome } from '#domain/admin/change-password.ts'

export async function attemptPasswordChange(
  request: Request,
  passwords: { current: string; chosen: string },
  context: Readonly<RouterContextProvider>,
): Promise<PasswordChangeOutcome> {
  const { admin, now } = context.get(servicesContext)
  return changePassword(
    {
      ...passwords,
      admin: currentAdmin(context),
      ...sourceOf(request, context),
      personal: await schoolsWords(context),
    },
    admin,
    { now: now(), newToken: admin.newToken },
  )
}
