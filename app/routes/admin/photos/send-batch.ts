import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { photosWords } from '#content/admin.ts'
import type { Batch, RejectedPhoto } from './batch-storage.ts'
import { ndjson, type UploadMessage } from './upload-stream.ts'
import type { UploadTarget } from './upload-target.ts'

export type SendProgress = { sent: number; total: number; ready: number }

export type SendResult =
  | { kind: 'saved'; count: number }
  | { kind: 'moved-on'; next: string }
  /** `waiting` others are on the server and need not be sent again. */
  | { kind: 'refused'; message: string; rejected: RejectedPhoto[]; waiting: number }
  | { kind: 'missing' }
  | { kind: 'signed-out' }
  | { kind: 'cancelled' }
  /** What waited on the server waits no longer. */
  | { kind: 'gone' }
  | { kind: 'fault'; message: string }
  /** The connection broke, or a proxy responded instead of the site: a retry may succeed. */
  | { kind: 'unreachable'; message: string }

type SendOptions = {
  /** Which of the batch's files to send, when the others are on the server already. */
  only?: number[] | undefined
  onProgress: (progress: SendProgress) => void
  signal: AbortSignal
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendBatch(
  target: UploadTarget,
  { files, submissionId }: Batch,
  { only, onProgress, signal }: SendOptions,
): Promise<SendResult> {
  const indexes = only ?? [...files.keys()]
  const form = new FormData()
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value)
  for (const index of indexes) form.append('fotos', files[index] ?? '')
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
    request.onload = () => resolve(resultOf(request, indexes))
    request.onerror = () => resolve(unansweredResult(0))
    request.onabort = () => resolve({ kind: 'cancelled' })
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', only ? `${target.action}?junto=sim` : target.action)
    request.setRequestHeader('accept', ndjson)
    request.setRequestHeader('x-envio', submissionId)
    request.send(form)
  })
}

/** Saves what waits on the server. */
export async function sendWaiting(
  { action }: UploadTarget,
  { submissionId }: Batch,
): Promise<SendResult> {
  const headers = { accept: ndjson }
  try {
    const answer = await fetch(`${action}/${submissionId}/salvar`, { method: 'POST', headers })
    if (answer.status === 410) return { kind: 'gone' }
    if (answer.status === 401) return { kind: 'signed-out' }
    const isOwn = answer.headers.get('content-type')?.startsWith(ndjson)
    const message: UploadMessage | null = isOwn ? await answer.json() : null
    if (message && 'saved' in message) return { kind: 'saved', count: message.saved }
    if (message && 'fault' in message) return { kind: 'fault', message: message.fault }
    return unansweredResult(answer.status)
  } catch {
    return unansweredResult(0)
  }
}

/** Tells the server to drop the batch, which may have arrived completely. */
export async function tellCancelled({ action }: UploadTarget, { submissionId }: Batch) {
  await fetch(`${action}/${submissionId}/cancelar`, { method: 'POST', redirect: 'manual' })
}

function resultOf(request: XMLHttpRequest, indexes: number[]): SendResult {
  if (request.status === 401) return { kind: 'signed-out' }
  const last = messagesOf(request).at(-1)
  if (!last || 'ready' in last) return unansweredResult(last ? 0 : request.status)
  if ('saved' in last) return { kind: 'saved', count: last.saved }
  if ('next' in last) return { kind: 'moved-on', next: last.next }
  if ('missing' in last) return { kind: 'missing' }
  if ('cancelled' in last) return { kind: 'cancelled' }
  if ('gone' in last) return { kind: 'gone' }
  if ('fault' in last) return { kind: 'fault', message: last.fault }
  const { refused: message, files = [], waiting = 0 } = last
  const rejected = files.map((file) => ({ ...file, index: indexes[file.index] ?? -1 }))
  return { kind: 'refused', message, rejected, waiting }
}

/** The site sent no result, only a status or not even that. */
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
