import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { type AcceptOutcome, acceptWaiting } from '#domain/photos/waiting-batch.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/save-waiting-batch'
import { uploadResult } from './upload-result.ts'
import { acceptsNdjson, ndjsonResponse } from './upload-stream.ts'

export const handle: RouteHandle = { form: true }

/** Saves the photos that wait. A script sends them again when they wait no longer. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { now, ...services } = context.get(servicesContext)
  const ports = { ...services, events: recordedEvents(context) }
  const outcome = await orStoreFault(acceptWaiting(params.envioId, ports, now()), context)
  if (isStoreFault(outcome)) {
    return acceptsNdjson(request)
      ? ndjsonResponse({ fault: uploadFailed(outcome.message).text }, 503)
      : redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params))
  }
  if (acceptsNdjson(request)) return ndjsonResponse(uploadResult(outcome))
  return redirect(pageAfter(outcome, params.eventoId))
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params))
}

function pageAfter(outcome: AcceptOutcome, eventoId: string): string {
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  switch (outcome.kind) {
    case 'added':
      return withFlash(photos, 'fotos-enviadas', { n: String(outcome.photos.length) })
    case 'event-missing':
      return eventNotFoundPath
    case 'cancelled':
      return photos
    case 'gone':
      return withFlash(photos, 'fotos-expiradas')
  }
}
