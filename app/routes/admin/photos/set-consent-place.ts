import { redirect } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { changedPlace, readWhere } from '#domain/events/consent.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { typedText } from '#domain/typed-text.ts'
import type { Route } from './+types/set-consent-place'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const back = photosPath(params.eventoId, url)
  const where = readWhere(typedText(await request.formData(), 'onde'))
  const change = recordedEvents(context).setFields(
    params.eventoId,
    (event) => changedPlace(event, where),
    'consent-place',
  )
  const changed = await orStoreFault(change, context)
  if (isStoreFault(changed)) return redirect(withFlash(back, 'onde-nao-salvo'))
  return redirect(changed ? withFlash(back, 'onde-salvo') : back)
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
