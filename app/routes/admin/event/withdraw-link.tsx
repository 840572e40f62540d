import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { familyLinkWords } from '#content/visibility.ts'
import type { Route } from './+types/withdraw-link'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export const action = acting(
  async ({ params: { eventoId }, context }: Route.ActionArgs) => {
    const events = recordedEvents(context)
    const saved = await events.setFields(eventoId, { linkFamilias: null }, 'family-link-withdrawn')
    if (!saved) return redirect(eventNotFoundPath)
    const page = href('/admin/evento/:eventoId/familias', { eventoId })
    return redirect(withFlash(page, 'link-retirado'))
  },
  { kind: 'error', ...familyLinkWords.notWithdrawn },
)

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
