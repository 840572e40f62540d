import { pMapIterable } from 'p-map'
import { href, redirect } from 'react-router'
import { logErrorContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath } from '#app/routes/admin/dialogs/flash.ts'
import { photosWords } from '#content/admin.ts'
import { type ReceiveOutcome, receivePhoto } from '#domain/photos/receive-file.ts'
import { cancelBatch, saveBatch } from '#domain/photos/save-batch.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/upload'
import { batchPorts, galleryOrder } from './batch-order.ts'
import { pageAfter } from './save-batch.ts'
import { UnreadableUpload, uploadedPhotos } from './uploaded-photos.ts'

export const handle: RouteHandle = { upload: true }

/** All files of a form in one request, for a browser without script: does at once what a script does step by step. */
export async function action({ request, params: { eventoId }, context }: Route.ActionArgs) {
  const { now, ...ports } = batchPorts(context)
  const order = galleryOrder(context, eventoId)
  const logError = context.get(logErrorContext)
  try {
    const options = { now, onFault: logError }
    const sentences: string[] = []
    let arrived = 0
    const outcomes = pMapIterable(
      uploadedPhotos(request),
      (file, place) => receivePhoto({ order, place, file }, ports, options),
      { concurrency: 2 },
    )
    for await (const outcome of outcomes) {
      if (outcome.kind === 'arrived') arrived += 1
      else if (outcome.kind === 'refused') sentences.push(outcome.sentence)
      else {
        await cancelBatch(order, ports, now())
        return endOf(outcome)
      }
    }
    if (arrived > 0 && sentences.length > 0) {
      const envioId = order.id
      return redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', { eventoId, envioId }))
    }
    if (arrived === 0) return failed(400, sentences.length > 0 ? sentences : [photosWords.none])
    return redirect(pageAfter(await saveBatch(order, ports, now(), arrived), eventoId))
  } catch (error) {
    await cancelBatch(order, ports, now()).catch(logError)
    if (error instanceof UnreadableUpload) return failed(400, [error.message])
    logError(error)
    return failed(503, [isStoreFault(error) ? error.message : photosWords.unreadable])
  }
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId }))
}

function endOf({ kind }: ReceiveOutcome): Response {
  if (kind === 'event-missing') return redirect(eventNotFoundPath)
  return failed(400, [photosWords.consent.missing])
}

function failed(status: number, [first = '', ...others]: string[]): Response {
  return new Response([uploadFailed(first).text, ...others].join('\n'), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
