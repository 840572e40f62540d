import type { RouterContextProvider } from 'react-router'
import { school } from '#content/school.ts'
import { changePassword, type PasswordChangeOutcome } from '#domain/admin/change-password.ts'
import { adminContext, servicesContext } from '../../../context.ts'
import { senderOf } from '../login/login-attempt.ts'

export async function attemptPasswordChange(
  request: Request,
  passwords: { current: string; chosen: string },
  context: Readonly<RouterContextProvider>,
): Promise<PasswordChangeOutcome> {
  const { admin, now, siteUrl } = context.get(servicesContext)
  const signedIn = context.get(adminContext)
  // Without it the services fail, and tell why.
  if (!signedIn) await admin.account.find()
  if (!signedIn) return { kind: 'refused' }
  return changePassword(
    {
      ...passwords,
      admin: signedIn,
      ...senderOf(request, context),
      personal: [school.name, new URL(siteUrl).hostname.replace(/^www\./, '')],
    },
    admin,
    { now: now(), newToken: admin.newToken },
  )
}
