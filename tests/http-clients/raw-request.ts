import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

type RawRequest = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: (string | Uint8Array)[]
  agent?: Agent
}

type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Like browsers: if the server closes a reused connection while a request is on its way, the request is
 * sent again on a new one.
 */
export async function browserRequest(port: number, request: RawRequest): Promise<RawAnswer> {
  try {
    return await rawRequest(port, request)
  } catch (error) {
    if ((error as { reusedSocket?: boolean }).reusedSocket) return rawRequest(port, request)
    throw error
  }
}

/** What fetch will not send: paths as they are written, any method and header, a body in chunks. */
export function rawRequest(
  port: number,
  { body = [], ...options }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request({ host: '127.0.0.1', port, ...options }, async (answer) => {
      try {
        const bytes = Buffer.concat(await answer.toArray())
        const { statusCode = 0, headers } = answer
        resolve({ status: statusCode, headers, body: bytes.toString() })
      } catch (error) {
        reject(error)
      }
    })
    sending.on('error', (error) => {
      reject(Object.assign(error, { reusedSocket: sending.reusedSocket }))
    })
    for (const part of body) sending.write(part)
    sending.end()
  })
}

/** Sends exactly these bytes, and returns all that comes back until the other side is done. */
export function sendBytes(port: number, bytes: string, ms = 5000): Promise<string> {
  return new Promise((resolve) => {
    const client = connect(port, '127.0.0.1')
    let answer = ''
    const end = () => {
      client.destroy()
      resolve(answer)
    }
    client.setTimeout(ms, end)
    client.on('data', (part) => {
      answer += part.toString('latin1')
    })
    client.on('error', end)
    client.on('close', end)
    client.write(bytes, 'latin1')
  })
}

export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
