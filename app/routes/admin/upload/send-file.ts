import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { photosWords } from '#content/admin.ts'
import type { UploadAnswer } from './upload-answer.ts'
import type { UploadTarget } from './upload-target.ts'

/** The site's response, or why there was none. */
export type SendAnswer =
  | UploadAnswer
  | { signedOut: true }
  /** The connection broke, or a proxy responded instead of the site: a retry may succeed. */
  | { unreachable: string }

type SendOptions = { onProgress: (share: number) => void; signal: AbortSignal }

export function sendFile(
  { page }: UploadTarget,
  { id, place, file }: { id: string; place: number; file: File },
  options: SendOptions,
): Promise<SendAnswer> {
  const form = new FormData()
  form.append('fotos', file)
  return postForm(`${page}/envio/${id}/${place}`, form, options)
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export function postForm(
  url: string,
  form: FormData,
  { onProgress, signal }: SendOptions,
): Promise<SendAnswer> {
  const request = new XMLHttpRequest()
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      const isOwn = request.getResponseHeader('content-type')?.startsWith('application/json')
      resolve(answerOf(isOwn ? JSON.parse(request.responseText) : undefined, request.status))
    }
    request.onerror = () => resolve(unanswered(0))
    request.onabort = () => resolve({ cancelled: true })
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.send(form)
  })
}

/** Whether a file that was sent without getting a response has arrived. */
export async function hasArrived(
  { page }: UploadTarget,
  { id, place }: { id: string; place: number },
): Promise<boolean> {
  try {
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${page}/envio/${id}/${place}`, { headers })
    return answer.ok && (await answer.json()).arrived === true
  } catch {
    return false
  }
}

/** Saves what has arrived, as many as `photos`, or drops it. */
export async function sendDecision(
  { page }: UploadTarget,
  id: string,
  decision: 'salvar' | 'cancelar',
  photos = 0,
): Promise<SendAnswer> {
  try {
    const answer = await fetch(`${page}/envio/${id}/${decision}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ fotos: String(photos) }),
    })
    const isOwn = answer.headers.get('content-type')?.startsWith('application/json')
    return answerOf(isOwn ? await answer.json() : undefined, answer.status)
  } catch {
    return unanswered(0)
  }
}

function answerOf(answer: UploadAnswer | undefined, status: number): SendAnswer {
  if (status === 401) return { signedOut: true }
  return answer ?? unanswered(status)
}

/** The site itself did not respond: there is only a status, or not even that. */
function unanswered(status: number): SendAnswer {
  const fault = (sentence: string) => ({ fault: uploadFailed(sentence).text })
  // Only from a proxy: the site itself takes any file that this page sends.
  if (status === 413) return fault(photosWords.overTheLimit)
  if (status === 403) return fault(photosWords.refusedBySite)
  if (status === 500) return fault(photosWords.serverError)
  const passing = (sentence: string) => ({ unreachable: uploadFailed(sentence).text })
  if ([502, 503, 504].includes(status)) return passing(photosWords.serverDown(status))
  if (status >= 400) return fault(photosWords.unexpectedAnswer(status))
  return passing(photosWords.lostConnection)
}
