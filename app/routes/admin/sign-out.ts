import { href, redirect } from 'react-router'
import { adminContext, logErrorContext, servicesContext } from '../../context.ts'
import type { Route } from './+types/sign-out'
import { faultNotice } from './notice.ts'
import { dropCookie } from './session-cookie.ts'

/** Dead on the server first: a copy of the cookie is worth nothing from here on. */
export async function action({ context }: Route.ActionArgs) {
  const { admin, siteUrl } = context.get(servicesContext)
  try {
    await admin.sessions.end(context.get(adminContext).tokenHash)
  } catch (fault) {
    // The cookie stays too: whoever believes to have left must have left.
    context.get(logErrorContext)(fault)
    throw Response.json(faultNotice(fault, 'Erro ao Sair'), { status: 503 })
  }
  return redirect(href('/admin/login'), {
    headers: { 'set-cookie': dropCookie('session', siteUrl) },
  })
}

export function loader() {
  return redirect(href('/admin'))
}
