import { logErrorContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { receivePhoto } from '#domain/photos/receive-file.ts'
import { maxBatchPhotos } from '#domain/photos/upload-rules.ts'
import type { Route } from './+types/receive-photo'
import { batchPorts, galleryOrder, isInBatch } from './batch-order.ts'
import { answerOf, answerOrFault } from './upload-answer.ts'
import { uploadedFile } from './uploaded-file.ts'

export const handle: RouteHandle = { upload: true }

/** One photo of a batch, by its place among those that were chosen. */
export function action({ request, params, context }: Route.ActionArgs) {
  const { arquivo } = params
  const place = Number(arquivo)
  if (!/^\d{1,3}$/.test(arquivo) || place >= maxBatchPhotos) {
    throw new Response(null, { status: 404 })
  }
  return answerOrFault(async () => {
    const { now, ...ports } = batchPorts(context)
    const order = galleryOrder(context, params)
    const { file } = await uploadedFile(request)
    const onFault = context.get(logErrorContext)
    return answerOf(await receivePhoto({ order, place, file }, ports, { now, onFault }))
  }, context)
}

/** Whether the file has arrived, for a browser that sent it and got no response. */
export function loader({ params, context }: Route.LoaderArgs) {
  return isInBatch(galleryOrder(context, params), Number(params.arquivo), context)
}
