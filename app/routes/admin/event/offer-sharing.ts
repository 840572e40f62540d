import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { familyLinkWords } from '#content/visibility.ts'
import type { Route } from './+types/offer-sharing'

export const handle: RouteHandle = { form: true }

const pageOf = (eventoId: string) => href('/admin/evento/:eventoId/familias', { eventoId })

/** Sets whether families are offered to share their link. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const isOffered = (await request.formData()).get('pode') === 'sim'
    const saved = await recordedEvents(context).setFields(
      eventoId,
      { familiasCompartilham: isOffered ? 'sim' : null },
      isOffered ? 'family-sharing-offered' : 'family-sharing-ended',
    )
    return redirect(saved ? pageOf(eventoId) : eventNotFoundPath)
  },
  { kind: 'error', ...familyLinkWords.notShared },
)

/** The login redirects here if the session had ended when the button was pressed. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(pageOf(params.eventoId))
}
