/**
 * One line of the response to an upload, as newline-delimited JSON; the last line is the result. Empty
 * lines in between only show that work continues.
 */
export type UploadMessage = { ready: number } | UploadResult

export type UploadResult =
  | { saved: number }
  /** What happened is shown on another page. */
  | { next: string }
  | RefusedUpload
  | { missing: string }
  /** Sending the same again may work. */
  | { fault: string }
  /** The batch that it was to join waits no longer: all of it must be sent again. */
  | { gone: true }
  /** The admin has cancelled it. */
  | { cancelled: true }

export type RefusedUpload = {
  /** The first reason, as the whole sentence of a dialog. */
  refused: string
  /** Each file that is no photo; none when it is the upload as a whole. */
  files?: { index: number; sentence: string; isFault: boolean }[]
  /** How many others are stored and can be saved without being sent again. */
  waiting?: number
}

export const ndjson = 'application/x-ndjson'

/** Proxies, and the site itself, cut off a response that is silent for too long. */
const keepAliveMs = 5000

/** nginx would hold the lines back until they fill its buffer. */
const unbuffered = { 'x-accel-buffering': 'no' }

export type UploadProgress = { onReceived: () => void; onProgress: (ready: number) => void }

export function acceptsNdjson(request: Request): boolean {
  return request.headers.get('accept')?.includes(ndjson) ?? false
}

/**
 * `save` must not reject: a fault is a message, because the stream has begun. The response begins when everything has arrived: nginx stops
 * forwarding a body once the response begins.
 */
export async function streamedUpload(
  save: (progress: UploadProgress) => Promise<UploadResult>,
): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  // Writing fails when the sender has left; the batch is saved all the same unless it was cancelled.
  const write = (text: string) => writer.write(new TextEncoder().encode(text)).catch(() => {})
  const send = (message: UploadMessage) => write(ndjsonLine(message))
  const received = Promise.withResolvers<void>()
  const saved = save({ onReceived: received.resolve, onProgress: (ready) => send({ ready }) })
  await Promise.race([received.promise, saved])

  const keepAlive = setInterval(() => write('\n'), keepAliveMs)
  void saved.then(send).finally(() => {
    clearInterval(keepAlive)
    return writer.close().catch(() => {})
  })
  return new Response(readable, { headers: { 'content-type': ndjson, ...unbuffered } })
}

function ndjsonLine(message: UploadMessage): string {
  return `${JSON.stringify(message)}\n`
}

export function ndjsonResponse(result: UploadResult, status = 200): Response {
  return new Response(ndjsonLine(result), { status, headers: { 'content-type': ndjson } })
}
