import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { batchId, batchPorts, isInBatch, senderOf } from '#app/routes/admin/upload/batch-order.ts'
import { acceptsJson, answerOf, answerOrFault } from '#app/routes/admin/upload/upload-answer.ts'
import { onlyPhoto } from '#app/routes/admin/upload/uploaded-photos.ts'
import { receiveSlotPicture, slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/receive-picture'
import { slotNamed } from './slot.ts'

export const handle: RouteHandle = { upload: true }

/** The one file of a batch for a slot of the site. */
export function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  if (params.arquivo !== '0') throw new Response(null, { status: 404 })
  return answerOrFault(async () => {
    const { now, ...ports } = batchPorts(context)
    const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
    return answerOf(await receiveSlotPicture(order, await onlyPhoto(request), ports, now))
  }, context)
}

/** Whether the file has arrived, for a browser that sent it and got no response. */
export function loader({ request, params: { imagem, envioId }, context }: Route.LoaderArgs) {
  if (!acceptsJson(request)) return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
  const order = slotOrder(batchId(envioId), slotNamed(imagem), senderOf(context))
  return isInBatch(order, 0, context)
}
