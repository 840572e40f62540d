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

/** Some of a batch's files, when the others are on the server already. */
export type SentAgain = { indexes: number[]; id: string }

type SendOptions = {
  again?: SentAgain | undefined
  onProgress: (progress: SendProgress) => void
  signal: AbortSignal
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendBatch(
  target: UploadTarget,
  { files, submissionId }: Batch,
  { again, onProgress, signal }: SendOptions,
): Promise<SendResult> {
  const indexes = again?.indexes ?? [...files.keys()]
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
    request.onload = () => {
      resolve(resultOf(messagesOf(request).at(-1), request.status, indexes))
    }
    request.onerror = () => resolve(unansweredResult(0))
    request.onabort = () => resolve({ kind: 'cancelled' })
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', again ? `${target.action}?junto=${again.id}` : target.action)
    request.setRequestHeader('accept', ndjson)
    request.setRequestHeader('x-envio', submissionId)
    request.send(form)
  })
}

/** Saves what waits on the server. */
export function sendWaiting(target: UploadTarget, batch: Batch): Promise<SendResult> {
  return post(target, batch, 'salvar')
}

/** Tells the server to drop the batch. It says so if it has saved the batch already. */
export function tellCancelled(target: UploadTarget, batch: Batch): Promise<SendResult> {
  return post(target, batch, 'cancelar')
}

async function post(
  { action }: UploadTarget,
  { submissionId }: Batch,
  what: 'salvar' | 'cancelar',
): Promise<SendResult> {
  try {
    const url = `${action}/${submissionId}/${what}`
    const answer = await fetch(url, { method: 'POST', headers: { accept: ndjson } })
    const isOwn = answer.headers.get('content-type')?.startsWith(ndjson)
    return resultOf(isOwn ? await answer.json() : undefined, answer.status)
  } catch {
    return unansweredResult(0)
  }
}

function resultOf(
  last: UploadMessage | undefined,
  status: number,
  indexes: number[] = [],
): SendResult {
  if (status === 401) return { kind: 'signed-out' }
  if (!last || 'ready' in last) return unansweredResult(last ? 0 : status)
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
