import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import type { Route } from './+types/put-away-left'

export const handle: RouteHandle = { form: true }

const panel = href('/admin')

export const loader = () => redirect(panel)

/** Moves the list 'Antes de publicar' below the events, or back, for whoever is signed in. */
export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    const leftPutAway = (await request.formData()).get('guardar') === 'sim'
    const { accounts } = context.get(servicesContext).admin
    const account = await accounts.find(currentAdmin(context).id)
    if (account) await accounts.update(account.id, account.generation, { leftPutAway })
    return redirect(panel)
  },
  () => redirect(panel),
)
