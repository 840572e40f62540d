import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { cancelBatch } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/cancel-batch'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { acceptsJson, answerOrFault } from './upload-answer.ts'

export const handle: RouteHandle = { form: true }

/** Drops a batch that is being sent or is waiting; a saved one stays. */
export const action = acting(
  async ({ request, params, context }: Route.ActionArgs) => {
    const { eventoId, envioId } = params
    const { now, ...ports } = batchPorts(context)
    const cancel = () => cancelBatch(galleryOrder(context, eventoId, envioId), ports, now())
    if (acceptsJson(request)) {
      return answerOrFault(async () => {
        const saved = await cancel()
        return saved > 0 ? { saved } : { cancelled: true }
      }, context)
    }
    const saved = await cancel()
    const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
    return redirect(saved > 0 ? withFlash(photos, 'fotos-enviadas', { n: String(saved) }) : photos)
  },
  ({ params }) => redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params)),
)

export function loader({ params: { eventoId } }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}
