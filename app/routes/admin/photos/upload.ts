import { href, redirect } from 'react-router'
import { logErrorContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { eventNotFound, uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { photosWords } from '#content/admin.ts'
import {
  type AddPhotosOptions,
  type AddPhotosOutcome,
  addPhotos,
} from '#domain/photos/add-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/upload'
import {
  acceptsNdjson,
  ndjson,
  ndjsonLine,
  type UploadMessage,
  type UploadResult,
} from './upload-stream.ts'
import { UnreadableUpload, uploadedPhotos } from './uploaded-photos.ts'

export const handle: RouteHandle = { upload: true }

/** Answers a script with a stream of progress, and a plain form with the next page. */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args
  if (acceptsNdjson(request)) return streamedUpload(args)
  const result = await saveUpload(args)
  if ('saved' in result) {
    const photos = href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId })
    return redirect(withFlash(photos, 'fotos-enviadas', { n: String(result.saved) }))
  }
  if ('missing' in result) return redirect(eventNotFoundPath)
  return new Response('refused' in result ? result.refused : result.fault, {
    status: 'refused' in result ? 400 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId }))
}

/** Proxies, and the site itself, cut an answer that is silent for too long. */
const keepAliveMs = 5000

/** nginx would hold the lines back until they fill its buffer. */
const unbuffered = { 'x-accel-buffering': 'no' }

/** The answer begins when all has arrived: nginx passes nothing more on to a site that has answered. */
async function streamedUpload(args: Route.ActionArgs): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  // Writing fails when the sender has left; the batch is saved all the same.
  const write = (text: string) => writer.write(new TextEncoder().encode(text)).catch(() => {})
  const send = (message: UploadMessage) => write(ndjsonLine(message))
  const received = Promise.withResolvers<void>()
  const saved = saveUpload(args, {
    onReceived: received.resolve,
    onProgress: (ready) => send({ ready }),
  })
  await Promise.race([received.promise, saved])

  const keepAlive = setInterval(() => write('\n'), keepAliveMs)
  saved.then(send).finally(() => {
    clearInterval(keepAlive)
    return writer.close().catch(() => {})
  })
  return new Response(readable, { headers: { 'content-type': ndjson, ...unbuffered } })
}

async function saveUpload(
  { request, params, context }: Route.ActionArgs,
  progress: Pick<AddPhotosOptions, 'onReceived' | 'onProgress'> = {},
): Promise<UploadResult> {
  const { now, ...ports } = context.get(servicesContext)
  const submission = readSubmissionId(request.headers.get('x-envio'))
  try {
    const found = await ports.events.gallery(params.eventoId, { from: 0, size: 0 })
    if (found && !found.event.autorizacaoEm) {
      return { refused: uploadFailed(photosWords.consent.missing).text }
    }
    const outcome = await addPhotos(params.eventoId, uploadedPhotos(request), ports, {
      now,
      ...progress,
      ...(submission && { submission }),
    })
    return resultOf(outcome)
  } catch (error) {
    if (error instanceof UnreadableUpload) return { refused: uploadFailed(error.message).text }
    // A bug too: the stream has begun, and no error page can follow.
    context.get(logErrorContext)(error)
    const sentence = isStoreFault(error) ? error.message : photosWords.unreadable
    return { fault: uploadFailed(sentence).text }
  }
}

function resultOf(outcome: AddPhotosOutcome): UploadResult {
  if (outcome.kind === 'added') return { saved: outcome.photos.length }
  if (outcome.kind === 'event-missing') return { missing: eventNotFound.text }
  return { refused: uploadFailed(outcome.sentence).text }
}
