import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { batchId, batchPorts, senderOf } from '#app/routes/admin/upload/batch-order.ts'
import { answerOrFault, type UploadAnswer } from '#app/routes/admin/upload/upload-answer.ts'
import { cancelSlotPicture, slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/cancel-picture'
import { slotNamed } from './slot.ts'
import { afterReplacing } from './slot-batch.ts'

export const handle: RouteHandle = { form: true }

export const loader = ({ params: { imagem } }: Route.LoaderArgs) =>
  redirect(href('/admin/escola/imagens/:imagem', { imagem }))

/** Called by script: drops the picture that has arrived. One that is already saved stays. */
export function action({ params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
  const cancel = async (): Promise<UploadAnswer> => {
    const { now, ...ports } = batchPorts(context)
    const end = await cancelSlotPicture(order, ports, now())
    return end === 'saved' ? { next: await afterReplacing(slot, context) } : { cancelled: true }
  }
  return answerOrFault(cancel, context)
}
