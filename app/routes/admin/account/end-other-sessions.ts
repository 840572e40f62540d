import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
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
  const account = href('/admin/conta')
  if (isStoreFault(ended)) return redirect(withFlash(account, 'aparelhos-nao-sairam'))
  await recordChange(context, { kind: 'other-browsers-left', subject: '' })
  return redirect(withFlash(account, 'aparelhos-sairam'))
}

export function loader() {
  return redirect(href('/admin/conta'))
}
