import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { type SaveOutcome, saveBatch } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/save-batch'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { acceptsJson, answerOrFault, type UploadAnswer } from './upload-answer.ts'

export const handle: RouteHandle = { form: true }

/** Adds the photos that have arrived to their event, for a script or a plain form. */
export const action = acting(
  async ({ request, params, context }: Route.ActionArgs) => {
    const { eventoId, envioId } = params
    const { now, ...ports } = batchPorts(context)
    const order = galleryOrder(context, eventoId, envioId)
    const expected = Number((await request.formData()).get('fotos')) || 1
    const save = () => saveBatch(order, ports, now(), expected)
    if (acceptsJson(request)) return answerOrFault(async () => answerTo(await save()), context)
    return redirect(pageAfter(await save(), eventoId))
  },
  ({ params }) => redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params)),
)

export function loader({ params: { eventoId } }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}

function answerTo(outcome: SaveOutcome): UploadAnswer {
  switch (outcome.kind) {
    case 'added':
      return { saved: outcome.photos.length }
    case 'event-missing':
      return { missing: true }
    case 'cancelled':
      return { cancelled: true }
    case 'gone':
      return { gone: true }
  }
}

export function pageAfter(outcome: SaveOutcome, eventoId: string): string {
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  switch (outcome.kind) {
    case 'added':
      return withFlash(photos, 'fotos-enviadas', { n: String(outcome.photos.length) })
    case 'event-missing':
      return eventNotFoundPath
    case 'cancelled':
      return withFlash(photos, 'envio-cancelado')
    case 'gone':
      return withFlash(photos, 'fotos-expiradas')
  }
}
