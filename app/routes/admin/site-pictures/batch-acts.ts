import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { batchId, batchPorts, senderOf } from '#app/routes/admin/upload/batch-order.ts'
import { answerOrFault, type UploadAnswer } from '#app/routes/admin/upload/upload-answer.ts'
import { cancelSlotPicture, slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/batch-acts'
import { slotNamed } from './slot.ts'
import { afterReplacing, consentProblem, putIntoSlot } from './slot-batch.ts'

export const handle: RouteHandle = { form: true }

/** Called by script: puts the picture that has arrived into its slot ('…/salvar'), or drops it ('…/cancelar'). */
export function action(args: Route.ActionArgs) {
  const { params, pattern, context } = args
  const slot = slotNamed(params.imagem)
  const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
  const act = pattern.endsWith('/salvar') ? save : cancel
  return answerOrFault(() => act(slot, order, args), context)
}

export function loader({ params: { imagem } }: Route.LoaderArgs) {
  return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
}

type Order = ReturnType<typeof slotOrder>

async function save(
  slot: string,
  order: Order,
  { request, context }: Route.ActionArgs,
): Promise<UploadAnswer> {
  const fields = await request.formData()
  const problem = consentProblem(slot, fields)
  if (problem) return { stopped: uploadFailed(problem).text }
  const next = await putIntoSlot(slot, order, String(fields.get('antes') ?? '') || null, context)
  return next ? { next } : { gone: true }
}

/** A picture that is already saved stays. */
async function cancel(
  slot: string,
  order: Order,
  { context }: Route.ActionArgs,
): Promise<UploadAnswer> {
  const { now, ...ports } = batchPorts(context)
  const end = await cancelSlotPicture(order, ports, now())
  return end === 'saved' ? { next: await afterReplacing(slot, context) } : { cancelled: true }
}
