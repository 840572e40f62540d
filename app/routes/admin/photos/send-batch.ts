import { href } from 'react-router'
import { photosWords } from '#content/admin.ts'
import { uploadFailed } from '../notice.ts'
import type { UploadLine } from './upload-line.ts'

export type SendProgress = { sent: number; total: number; ready: number }

export type SendEnd =
  | { kind: 'saved'; count: number }
  | { kind: 'refused'; message: string }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  | { kind: 'fault'; message: string }
  /** The line broke, or something between here and the site did not answer. */
  | { kind: 'unreachable' }

type Batch = { eventId: string; files: File[]; submission: string }

/**
 * Sends a batch once. XMLHttpRequest, because it alone tells how many bytes have left; the answer's
 * lines tell how many pictures are ready.
 */
export function sendBatch(
  { eventId, files, submission }: Batch,
  onProgress: (progress: SendProgress) => void,
): Promise<SendEnd> {
  const form = new FormData()
  for (const file of files) form.append('fotos', file)
  const request = new XMLHttpRequest()
  const progress: SendProgress = { sent: 0, total: 1, ready: 0 }

  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(Object.assign(progress, { sent: loaded, total }))
    }
    request.onprogress = () => {
      const ready = linesOf(request).findLast((line) => 'ready' in line)
      if (ready) onProgress(Object.assign(progress, ready))
    }
    request.onload = () => resolve(endOf(request))
    request.onerror = () => resolve({ kind: 'unreachable' })
    request.onabort = request.onerror
    request.open('POST', href('/admin/evento/:eventoId/fotos/envio', { eventoId: eventId }))
    request.setRequestHeader('accept', 'application/x-ndjson')
    request.setRequestHeader('x-envio', submission)
    request.send(form)
  })
}

function endOf(request: XMLHttpRequest): SendEnd {
  if (request.status === 401) return { kind: 'signed-out' }
  // The site takes any batch that this page sends: a proxy before it has a lower limit.
  if (request.status === 413) {
    return { kind: 'fault', message: uploadFailed(photosWords.overTheLimit).text }
  }
  const last = linesOf(request).at(-1)
  if (!last) return { kind: 'unreachable' }
  if ('saved' in last) return { kind: 'saved', count: last.saved }
  if ('refused' in last) return { kind: 'refused', message: last.refused }
  if ('missing' in last) return { kind: 'missing' }
  if ('fault' in last) return { kind: 'fault', message: last.fault }
  return { kind: 'unreachable' }
}

/** The last line may still be on its way. What a proxy answers in the site's place has no lines for us. */
function linesOf(request: XMLHttpRequest): UploadLine[] {
  const type = request.getResponseHeader('content-type')
  if (!type?.startsWith('application/x-ndjson')) return []
  const text = request.responseText
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
