import { href, redirect } from 'react-router'
import { logErrorContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { newSubmissionId, readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { photosWords } from '#content/admin.ts'
import { hasConsent } from '#domain/events/consent.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/upload'
import { uploadResult } from './upload-result.ts'
import {
  acceptsNdjson,
  streamedUpload,
  type UploadProgress,
  type UploadResult,
} from './upload-stream.ts'
import { UnreadableUpload, uploadedPhotos } from './uploaded-photos.ts'

export const handle: RouteHandle = { upload: true }

/** Answers a script with a stream of progress, and a plain form with the next page. */
export async function action(args: Route.ActionArgs) {
  const { request, params } = args
  const submission = readSubmissionId(request.headers.get('x-envio')) ?? newSubmissionId()
  if (acceptsNdjson(request)) {
    return streamedUpload((progress) => saveUpload(args, submission, progress))
  }
  const result = await saveUpload(args, submission)
  const { eventoId } = params
  if ('saved' in result) {
    const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
    return redirect(withFlash(photos, 'fotos-enviadas', { n: String(result.saved) }))
  }
  if ('missing' in result) return redirect(eventNotFoundPath)
  if ('refused' in result && result.waiting) {
    const envioId = submission
    return redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', { eventoId, envioId }))
  }
  const isRefused = 'refused' in result
  return new Response(isRefused ? sentencesOf(result) : 'fault' in result ? result.fault : '', {
    status: isRefused ? 400 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: params.eventoId }))
}

async function saveUpload(
  { request, params, url, context }: Route.ActionArgs,
  submission: string,
  progress?: UploadProgress,
): Promise<UploadResult> {
  const { now, ...services } = context.get(servicesContext)
  const ports = { ...services, events: recordedEvents(context) }
  const logError = context.get(logErrorContext)
  try {
    const found = await ports.events.gallery(params.eventoId, { from: 0, size: 0 })
    if (found && !hasConsent(found.event)) {
      return { refused: uploadFailed(photosWords.consent.missing).text }
    }
    const outcome = await addPhotos(params.eventoId, uploadedPhotos(request), ports, {
      now,
      ...progress,
      onFault: logError,
      submission,
      joins: readSubmissionId(url.searchParams.get('junto')),
    })
    return uploadResult(outcome)
  } catch (error) {
    if (error instanceof UnreadableUpload) return { refused: uploadFailed(error.message).text }
    // Also for a bug: the stream has begun, so no error page can follow.
    logError(error)
    const sentence = isStoreFault(error) ? error.message : photosWords.unreadable
    return { fault: uploadFailed(sentence).text }
  }
}

function sentencesOf({ refused, files = [] }: Extract<UploadResult, { refused: string }>): string {
  return [refused, ...files.slice(1).map(({ sentence }) => sentence)].join('\n')
}
