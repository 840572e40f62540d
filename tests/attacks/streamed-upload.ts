import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import {
  type AdminSite,
  cookieHeader,
  type Jar,
  uploadPath,
} from '#tests/running-site/admin-client.ts'

export const boundary = 'limite-das-partes'

type Part = Uint8Array | string

type Upload = {
  eventId?: string
  /** The batch of the file; by default one of its own. */
  id?: string
  place?: number
  /** Instead of an event's batch. */
  path?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Sends a file byte for byte, one part after the other, for as long as the site takes them. `text` is the
 * body of the response.
 */
export function streamUpload(
  site: AdminSite,
  jar: Jar,
  { eventId = '', id = randomUUID(), place = 0, path, headers = {}, signal }: Upload,
  parts: Iterable<Part> | AsyncIterable<Part>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let isFirst = true
    const sending = request(
      {
        port: site.port,
        host: '127.0.0.1',
        path: path ?? `${uploadPath(eventId)}/${id}/${place}`,
        method: 'POST',
        signal,
        headers: {
          cookie: cookieHeader(jar),
          'content-type': `multipart/form-data; boundary=${boundary}`,
          accept: 'application/json',
          ...headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        const end = () => resolve({ status: answer.statusCode ?? 0, text })
        answer.on('end', end).on('error', end)
      },
    )
    sending.on('error', reject)
    let isOver = false
    const over = new Promise<void>((resolve) => {
      sending.once('close', () => {
        isOver = true
        resolve()
      })
    })
    const write = async () => {
      for await (const part of parts) {
        if (isOver || sending.destroyed) return
        const bytes = isFirst ? withoutNewline(part) : part
        isFirst = false
        if (!sending.write(bytes)) {
          await Promise.race([once(sending, 'drain').catch(() => {}), over])
        }
      }
      sending.end()
    }
    write().catch((error) => {
      sending.destroy()
      reject(error)
    })
  })
}

/** No newline precedes the first boundary. */
const withoutNewline = (part: Part) => (typeof part === 'string' ? part.replace(/^\r\n/, '') : part)

export function partHead(name: string, filename?: string, type = 'image/jpeg'): string {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type}`
  return `\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
}

export const lastBoundary = `\r\n--${boundary}--\r\n`
