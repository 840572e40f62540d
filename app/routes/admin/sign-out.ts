import { href, redirect } from 'react-router'
import { adminContext, servicesContext } from '../../context.ts'
import type { Route } from './+types/sign-out'
import { dropCookie } from './session-cookie.ts'

/** Dead on the server first: a copy of the cookie is worth nothing from here on. */
export async function action({ context }: Route.ActionArgs) {
  const { admin, siteUrl } = context.get(servicesContext)
  await admin.sessions.end(context.get(adminContext).tokenHash)
  return redirect(href('/admin/login'), {
    headers: { 'set-cookie': dropCookie('session', siteUrl) },
  })
}

export function loader() {
  return redirect(href('/admin'))
}
