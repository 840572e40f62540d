import { href } from 'react-router'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { photosWords } from '#content/admin.ts'
import type { Batch } from './batch-storage.ts'
import { ndjson, type UploadMessage } from './upload-stream.ts'

export type SendProgress = { sent: number; total: number; ready: number }

export type SendResult =
  | { kind: 'saved'; count: number }
  | { kind: 'refused'; message: string }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  | { kind: 'fault'; message: string }
  /** The connection broke, or a proxy answered in the site's place: it may pass. */
  | { kind: 'unreachable'; message: string }

/** By XMLHttpRequest, which alone tells how many bytes have left. */
export function sendBatch(
  eventId: string,
  { files, submissionId }: Batch,
  onProgress: (progress: SendProgress) => void,
): Promise<SendResult> {
  const form = new FormData()
  for (const file of files) form.append('fotos', file)
  const request = new XMLHttpRequest()
  const progress: SendProgress = { sent: 0, total: 1, ready: 0 }

  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(Object.assign(progress, { sent: loaded, total }))
    }
    request.onprogress = () => {
      const ready = messagesOf(request).findLast((message) => 'ready' in message)
      if (ready) onProgress(Object.assign(progress, ready))
    }
    request.onload = () => resolve(resultOf(request))
    request.onerror = () => resolve(unansweredResult(0))
    request.onabort = request.onerror
    request.open('POST', href('/admin/evento/:eventoId/fotos/envio', { eventoId: eventId }))
    request.setRequestHeader('accept', ndjson)
    request.setRequestHeader('x-envio', submissionId)
    request.send(form)
  })
}

function resultOf(request: XMLHttpRequest): SendResult {
  if (request.status === 401) return { kind: 'signed-out' }
  const last = messagesOf(request).at(-1)
  if (!last) return unansweredResult(request.status)
  if ('saved' in last) return { kind: 'saved', count: last.saved }
  if ('refused' in last) return { kind: 'refused', message: last.refused }
  if ('missing' in last) return { kind: 'missing' }
  if ('fault' in last) return { kind: 'fault', message: last.fault }
  return unansweredResult(0)
}

/** No result of the site has come, only a status or not even that. */
function unansweredResult(status: number): SendResult {
  const fault = (sentence: string): SendResult => ({
    kind: 'fault',
    message: uploadFailed(sentence).text,
  })
  // Only from a proxy: the site itself takes any batch that this page sends.
  if (status === 413) return fault(photosWords.overTheLimit)
  if (status === 403) return fault(photosWords.refusedBySite)
  if (status === 500) return fault(photosWords.serverError)
  const passing = (sentence: string): SendResult => ({
    kind: 'unreachable',
    message: uploadFailed(sentence).text,
  })
  if ([502, 503, 504].includes(status)) return passing(photosWords.serverDown(status))
  if (status >= 400) return fault(photosWords.unexpectedAnswer(status))
  return passing(photosWords.lostConnection)
}

/** The lines that have arrived whole. */
function messagesOf(request: XMLHttpRequest): UploadMessage[] {
  const type = request.getResponseHeader('content-type')
  if (!type?.startsWith(ndjson)) return []
  const text = request.responseText
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
