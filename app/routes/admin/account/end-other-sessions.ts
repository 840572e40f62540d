import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { endSessions } from '#domain/admin/session.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/end-other-sessions'

export const handle: RouteHandle = { form: true }

export async function action({ context }: Route.ActionArgs) {
  const { admin } = context.get(servicesContext)
  const endOthers = async () => {
    const { id, tokenHash } = await currentAdmin(context)
    await endSessions(id, admin, { except: tokenHash })
  }
  const ended = await orStoreFault(endOthers(), context)
  const flash = isStoreFault(ended) ? 'aparelhos-nao-sairam' : 'aparelhos-sairam'
  return redirect(withFlash(href('/admin/conta'), flash))
}

export function loader() {
  return redirect(href('/admin/conta'))
}
