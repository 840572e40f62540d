import { once } from 'node:events'
import { connect } from 'node:http2'
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpsProxy } from '#tests/proxies/proxies.ts'
import {
  cookieHeader,
  type Jar,
  photoForm,
  type UploadFile,
  uploadPath,
} from '#tests/running-site/admin-client.ts'

type Upload = {
  jar: Jar
  eventId: string
  files: UploadFile[]
  /** The speed of the line; without it, as fast as the proxy reads. */
  bytesPerSecond?: number
}

const pieceBytes = 16 * 1024

/** Sends the batch of a plain form over HTTP/2, as browsers do. `text` is the `location`, if any, and the body. */
export async function uploadThrough(
  proxy: HttpsProxy,
  { jar, eventId, files, bytesPerSecond = Number.POSITIVE_INFINITY }: Upload,
): Promise<{ status: number; text: string }> {
  const form = new Response(photoForm(files))
  const body = Buffer.from(await form.arrayBuffer())
  const session = connect(proxy.url, { ca: proxy.certificate })
  const request = session.request({
    ':method': 'POST',
    ':path': uploadPath(eventId),
    accept: 'application/json',
    cookie: cookieHeader(jar),
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  })
  const send = async () => {
    const started = performance.now()
    for (let sent = 0; sent < body.length && !request.destroyed; sent += pieceBytes) {
      const dueMs = (sent / bytesPerSecond) * 1000 - (performance.now() - started)
      if (dueMs > 0) await pause(dueMs)
      if (!request.write(body.subarray(sent, sent + pieceBytes))) await once(request, 'drain')
    }
    request.end()
  }
  const receive = async () => {
    const [headers] = await once(request, 'response')
    let text = String(headers.location ?? '')
    for await (const part of request) text += part
    return { status: Number(headers[':status']), text }
  }
  try {
    const [answer] = await Promise.all([receive(), send()])
    return answer
  } finally {
    session.destroy()
  }
}
