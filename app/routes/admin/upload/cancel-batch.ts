import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { type CancelOutcome, cancelBatch } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/cancel-batch'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { acceptsJson, answerOrFault, type UploadAnswer } from './upload-answer.ts'

export const handle: RouteHandle = { form: true }

/** Drops a batch that is being sent or is waiting; a saved one stays. */
export const action = acting(
  async ({ request, params, context }: Route.ActionArgs) => {
    const { eventoId, envioId } = params
    const { now, ...ports } = batchPorts(context)
    const cancel = () => cancelBatch(galleryOrder(context, eventoId, envioId), ports, now())
    if (acceptsJson(request)) return answerOrFault(async () => answerTo(await cancel()), context)
    return redirect(pageAfter(await cancel(), eventoId))
  },
  ({ params }) => redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params)),
)

export function loader({ params: { eventoId } }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}

function answerTo(outcome: CancelOutcome): UploadAnswer {
  switch (outcome.kind) {
    case 'saved':
      return { saved: outcome.photos }
    case 'cancelled':
      return { cancelled: true }
    case 'gone':
      return { gone: true }
  }
}

function pageAfter(outcome: CancelOutcome, eventoId: string): string {
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  switch (outcome.kind) {
    case 'saved':
      return withFlash(photos, 'fotos-enviadas', { n: String(outcome.photos) })
    case 'cancelled':
      return photos
    case 'gone':
      return withFlash(photos, 'fotos-expiradas')
  }
}
