import { href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { type SaveOutcome, saveBatch } from '#domain/photos/save-batch.ts'
import type { Route } from './+types/save-batch'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { answerOrFault, type UploadAnswer } from './upload-answer.ts'

export const handle: RouteHandle = { form: true }

/** Adds the photos that have arrived to their event. */
export function action({ request, params, context }: Route.ActionArgs) {
  return answerOrFault(async () => {
    const { now, ...ports } = batchPorts(context)
    const order = galleryOrder(context, params)
    const expected = Number((await request.formData()).get('fotos')) || 1
    return answerTo(await saveBatch(order, ports, now(), expected))
  }, context)
}

export const loader = ({ params: { eventoId } }: Route.LoaderArgs) =>
  redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))

function answerTo(outcome: SaveOutcome): UploadAnswer {
  switch (outcome.kind) {
    case 'added':
      return { saved: outcome.photos.length }
    case 'event-missing':
      return { missing: true }
    case 'cancelled':
      return { cancelled: true }
    case 'gone':
      return { gone: true }
  }
}
