import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/withdraw-invitation'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function action({ request, context }: Route.ActionArgs) {
  const { invitations } = context.get(servicesContext).admin
  const tokenHash = readText(await request.formData(), 'convite') ?? ''
  const taken = await orStoreFault(invitations.take(tokenHash), context)
  const people = href('/admin/pessoas')
  if (isStoreFault(taken)) return redirect(withFlash(people, 'convite-nao-retirado'))
  if (taken) await recordChange(context, { kind: 'invitation-withdrawn', subject: '' })
  return redirect(withFlash(people, 'convite-retirado'))
}

export function loader() {
  return redirect(href('/admin/pessoas'))
}
