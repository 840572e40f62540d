import { data, href, redirect } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { familyLinkWords } from '#content/visibility.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/withdraw-link'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function action({ params: { eventoId }, context }: Route.ActionArgs) {
  const withdraw = recordedEvents(context).setFields(
    eventoId,
    { linkFamilias: null },
    'family-link-withdrawn',
  )
  const saved = await orStoreFault(withdraw, context)
  if (isStoreFault(saved)) {
    const failure: DialogMessage = { kind: 'error', ...familyLinkWords.notWithdrawn }
    return data({ failure }, { status: 503 })
  }
  if (!saved) return redirect(eventNotFoundPath)
  return redirect(
    withFlash(href('/admin/evento/:eventoId/familias', { eventoId }), 'link-retirado'),
  )
}

export default function WithdrawLink({ params, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={familyLinkWords.withdrawTitle}
      question={familyLinkWords.withdrawQuestion}
      consequence={familyLinkWords.withdrawConsequence}
      confirm={familyLinkWords.withdraw}
      failure={actionData?.failure}
      cancelPath={href('/admin/evento/:eventoId/familias', { eventoId: params.eventoId })}
    />
  )
}
