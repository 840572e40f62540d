import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { batchId, senderOf } from '#app/routes/admin/upload/batch-order.ts'
import { answerOrFault, type UploadAnswer } from '#app/routes/admin/upload/upload-answer.ts'
import { slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/save-picture'
import { slotNamed } from './slot.ts'
import { consentProblem, putIntoSlot } from './slot-batch.ts'

export const handle: RouteHandle = { form: true }

export const loader = ({ params: { imagem } }: Route.LoaderArgs) =>
  redirect(href('/admin/escola/imagens/:imagem', { imagem }))

/** Called by script: puts the picture that has arrived into its slot. */
export function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
  const save = async (): Promise<UploadAnswer> => {
    const fields = await request.formData()
    const problem = consentProblem(slot, fields)
    if (problem) return { stopped: uploadFailed(problem).text }
    const next = await putIntoSlot(slot, order, String(fields.get('antes') ?? '') || null, context)
    return next ? { next } : { gone: true }
  }
  return answerOrFault(save, context)
}
