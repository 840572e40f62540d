import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { batchId, batchPorts, senderOf } from '#app/routes/admin/photos/batch-order.ts'
import { answerOrFault } from '#app/routes/admin/photos/upload-answer.ts'
import { cancelSlotPicture, slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/cancel-picture'
import { slotNamed } from './slot.ts'
import { afterReplacing } from './slot-batch.ts'

export const handle: RouteHandle = { form: true }

/** Drops a picture that is on its way, by script; one that is saved stays. */
export function action({ params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  return answerOrFault(async () => {
    const { now, ...ports } = batchPorts(context)
    const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
    const end = await cancelSlotPicture(order, ports, now())
    return end === 'saved' ? { next: await afterReplacing(slot, context) } : { cancelled: true }
  }, context)
}

export function loader({ params: { imagem } }: Route.LoaderArgs) {
  return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
}
