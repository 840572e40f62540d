import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordEventChange } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/confirm-consent'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { events, now } = context.get(servicesContext)
  const back = photosPath(params.eventoId, url)
  if (!(await request.formData()).has('autorizacao')) return redirect(back)
  const confirmed = await orStoreFault(events.confirmConsent(params.eventoId, now()), context)
  if (isStoreFault(confirmed)) return redirect(withFlash(back, 'autorizacao-nao-salva'))
  if (!confirmed) return redirect(eventNotFoundPath)
  await recordEventChange(context, params.eventoId, { kind: 'consent-confirmed' })
  return redirect(back)
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
