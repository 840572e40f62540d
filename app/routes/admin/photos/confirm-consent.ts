import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { readWhere } from '#domain/events/consent.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { typedText } from '#domain/typed-text.ts'
import type { Route } from './+types/confirm-consent'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { now } = context.get(servicesContext)
  const back = photosPath(params.eventoId, url)
  const form = await request.formData()
  if (!form.has('autorizacao')) return redirect(back)
  const confirm = recordedEvents(context).confirmConsent(params.eventoId, now(), {
    by: authorOf(context).by,
    where: readWhere(typedText(form, 'onde')),
  })
  const confirmed = await orStoreFault(confirm, context)
  if (isStoreFault(confirmed)) return redirect(withFlash(back, 'autorizacao-nao-salva'))
  if (!confirmed) return redirect(eventNotFoundPath)
  return redirect(back)
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
