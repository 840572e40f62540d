import { href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import type { Route } from './+types/confirm-clock'

export const handle: RouteHandle = { form: true }

/** If the store fails, the panel goes on asking. */
export async function action({ context }: Route.ActionArgs) {
  const { clock } = context.get(servicesContext)
  const { id } = await currentAdmin(context)
  await orStoreFault(clock.confirm(), context)
  context.get(logChangeContext)('clock confirmed', { admin: id })
  return redirect(href('/admin'))
}

export const loader = () => redirect(href('/admin'))
