import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { cancelBatch } from '#domain/photos/waiting-batch.ts'
import type { Route } from './+types/cancel-upload'
import { acceptsNdjson, ndjsonResponse } from './upload-stream.ts'

export const handle: RouteHandle = { form: true }

/** Gives up a batch that is on its way or waits; one that is saved stays. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { eventoId, envioId } = params
  const { now, ...ports } = context.get(servicesContext)
  const id = readSubmissionId(envioId)
  const saved = id ? await cancelBatch({ id, eventId: eventoId }, ports, now()) : 0
  if (acceptsNdjson(request)) return ndjsonResponse(saved > 0 ? { saved } : { cancelled: true })
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  return redirect(saved > 0 ? withFlash(photos, 'fotos-enviadas', { n: String(saved) }) : photos)
}

export function loader({ params: { eventoId } }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}
