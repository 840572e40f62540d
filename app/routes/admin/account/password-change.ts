import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { sourceOf } from '#app/routes/admin/login/login-attempt.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { changePassword, type PasswordChangeOutcome } from '#domain/admin/change-password.ts'

export async function attemptPasswordChange(
  request: Request,
  passwords: { current: string; chosen: string },
  context: Readonly<RouterContextProvider>,
): Promise<PasswordChangeOutcome> {
  const { admin, now, siteUrl, school } = context.get(servicesContext)
  const { facts } = await school.current()
  return changePassword(
    {
      ...passwords,
      admin: await currentAdmin(context),
      ...sourceOf(request, context),
      personal: [facts.name, new URL(siteUrl).hostname.replace(/^www\./, '')],
    },
    admin,
    { now: now(), newToken: admin.newToken },
  )
}
