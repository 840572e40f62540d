import { href, type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { isResponsible } from '#domain/admin/responsible.ts'

/** Redirects anybody but the responsible person to the list of people, which says who that is. */
export async function onlyResponsible(context: Readonly<RouterContextProvider>): Promise<void> {
  const accounts = await context.get(servicesContext).admin.accounts.all()
  if (isResponsible(currentAdmin(context).id, accounts)) return
  throw redirect(withFlash(href('/admin/pessoas'), 'so-responsavel'))
}
