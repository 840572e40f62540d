import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { clearCookie } from '#app/session-cookie.ts'
import type { Route } from './+types/sign-out'
import { justSignedOutHash } from './client-guard.ts'
import { currentAdmin } from './current-admin.ts'

export const handle: RouteHandle = { form: true }

/** Clears the cookie only once the session has ended, so that a failed sign-out does not look like a success. */
export const action = acting(async ({ context }: Route.ActionArgs) => {
  const { admin, siteUrl } = context.get(servicesContext)
  await admin.sessions.end(currentAdmin(context).tokenHash)
  return redirect(href('/admin/login') + justSignedOutHash, {
    headers: { 'set-cookie': clearCookie('session', siteUrl) },
  })
}, 'Erro ao Sair')

export function loader() {
  return redirect(href('/admin'))
}
