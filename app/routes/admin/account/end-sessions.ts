import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { endSessions } from '#domain/admin/session.ts'
import type { Route } from './+types/end-sessions'

export const handle: RouteHandle = { form: true }

const account = href('/admin/conta')

export const loader = () => redirect(account)

/** Signs the account out in every other browser. */
export const action = acting(
  async ({ context }: Route.ActionArgs) => {
    const { id, tokenHash } = currentAdmin(context)
    await endSessions(id, context.get(servicesContext).admin, { except: tokenHash })
    await recordChange(context, { kind: 'other-browsers-left', subject: '' })
    return redirect(withFlash(account, 'aparelhos-sairam'))
  },
  () => redirect(withFlash(account, 'aparelhos-nao-sairam')),
)
