import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { type CancelOutcome, cancelBatch } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/cancel-batch'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { answerOrFault, type UploadAnswer } from './upload-answer.ts'

export const handle: RouteHandle = { form: true }

/** Drops a batch that is being sent or is waiting; a saved one stays. */
export function action({ params, context }: Route.ActionArgs) {
  return answerOrFault(async () => {
    const { now, ...ports } = batchPorts(context)
    return answerTo(await cancelBatch(galleryOrder(context, params), ports, now()))
  }, context)
}

export const loader = ({ params: { eventoId } }: Route.LoaderArgs) =>
  redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))

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
