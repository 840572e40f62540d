import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientHttp2Session, connect } from 'node:http2'
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

/** Sends each file over HTTP/2, as browsers do, and saves the batch. Returns the last response. */
export async function uploadThrough(
  proxy: HttpsProxy,
  { jar, eventId, files, bytesPerSecond = Number.POSITIVE_INFINITY }: Upload,
): Promise<{ status: number; text: string }> {
  const session = connect(proxy.url, { ca: proxy.certificate })
  const batch = `${uploadPath(eventId)}/${randomUUID()}`
  const post = (path: string, form: BodyInit) =>
    postSlowly(session, { path, jar, bytesPerSecond }, new Response(form))
  try {
    for (const [place, file] of files.entries()) {
      const answer = await post(`${batch}/${place}`, photoForm([file]))
      if (answer.text !== '{"arrived":true}') return answer
    }
    return await post(`${batch}/salvar`, new URLSearchParams({ fotos: String(files.length) }))
  } finally {
    session.destroy()
  }
}

async function postSlowly(
  session: ClientHttp2Session,
  { path, jar, bytesPerSecond }: { path: string; jar: Jar; bytesPerSecond: number },
  form: Response,
): Promise<{ status: number; text: string }> {
  const body = Buffer.from(await form.arrayBuffer())
  const request = session.request({
    ':method': 'POST',
    ':path': path,
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
    let text = ''
    for await (const part of request) text += part
    return { status: Number(headers[':status']), text }
  }
  const [answer] = await Promise.all([receive(), send()])
  return answer
}
