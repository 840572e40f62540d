import { data, href, redirect } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/sign-out'
import { justSignedOutHash } from './client-guard.ts'
import { clearCookie } from './session-cookie.ts'

export const handle: RouteHandle = { form: true }

export async function action({ context }: Route.ActionArgs) {
  const { admin, siteUrl } = context.get(servicesContext)
  const tokenHash = context.get(adminContext)?.tokenHash ?? ''
  const ended = await orStoreFault(admin.sessions.end(tokenHash), context)
  // Keep the cookie while its session exists: do not report a sign-out that has not happened.
  if (isStoreFault(ended)) {
    return data({ failure: faultMessage(ended, 'Erro ao Sair') }, { status: 503 })
  }
  return redirect(href('/admin/login') + justSignedOutHash, {
    headers: { 'set-cookie': clearCookie('session', siteUrl) },
  })
}

export function loader() {
  return redirect(href('/admin'))
}
