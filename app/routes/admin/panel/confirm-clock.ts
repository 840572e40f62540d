import { href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import type { Route } from './+types/confirm-clock'

export const handle: RouteHandle = { form: true }

/** If the store fails, the panel goes on asking. */
export const action = acting(async ({ context }: Route.ActionArgs) => {
  await context.get(servicesContext).clock.confirm()
  context.get(logChangeContext)('clock confirmed', { admin: currentAdmin(context).id })
  return toPanel()
}, toPanel)

export const loader = toPanel

function toPanel() {
  return redirect(href('/admin'))
}
