import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { batchId, senderOf } from '#app/routes/admin/photos/batch-order.ts'
import { answerOrFault } from '#app/routes/admin/photos/upload-answer.ts'
import { slotOrder } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/save-picture'
import { slotNamed } from './slot.ts'
import { consentProblem, putIntoSlot } from './slot-batch.ts'

export const handle: RouteHandle = { form: true }

/** By script, after its file has arrived. */
export function action({ request, params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  return answerOrFault(async () => {
    const fields = await request.formData()
    const problem = consentProblem(slot, fields)
    if (problem) return { stopped: uploadFailed(problem).text }
    const order = slotOrder(batchId(params.envioId), slot, senderOf(context))
    const next = await putIntoSlot(slot, order, String(fields.get('antes') ?? '') || null, context)
    return next ? { next } : { gone: true }
  }, context)
}

export function loader({ params: { imagem } }: Route.LoaderArgs) {
  return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
}
