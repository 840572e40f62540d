import { once } from 'node:events'
import {
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'

export type GrpcAnswer = { messages: Uint8Array[]; status: number; words?: string }

export type GrpcCall = {
  /** The last part of its address: 'Commit'. */
  method: string
  request: Buffer
  /** Aborted when the caller has given up. */
  signal: AbortSignal
  /** Asks the server behind, with this request or another, of this method or another. */
  forward(request?: Uint8Array, method?: string): Promise<GrpcAnswer>
}

export type GrpcRules = {
  /** Answers a call in the place of the server. */
  answer?(call: GrpcCall): Promise<GrpcAnswer>
  /** Answers a method with an open end, message by message, in the place of the server. */
  converse?(method: string): ((call: GrpcCall) => Promise<GrpcAnswer>) | null
  /** Methods with an open end are piped; what the server says in each call can be watched. */
  watch?(): (message: Buffer) => void
}

const UNAVAILABLE = 14
const openEnded = ['Listen', 'Write']

/** Stands before a gRPC server, and sees its calls whole. */
export async function startGrpcProxy(target: number, { answer, converse, watch }: GrpcRules) {
  const behind = connect(`http://127.0.0.1:${target}`)
  behind.on('error', () => {})
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => {}).on('close', () => sessions.delete(session))
  })

  server.on('stream', async (stream: ServerHttp2Stream, headers) => {
    stream.on('error', () => {})
    const path = String(headers[':path'])
    const method = path.split('/').at(-1) ?? ''
    const open = (other = method) => {
      const address = path.replace(/[^/]*$/, other)
      return behind.request({ ...requestHeaders(headers), ':path': address }).on('error', () => {})
    }
    const gaveUp = new AbortController()
    stream.on('close', () => gaveUp.abort())
    const callOf = (request: Buffer): GrpcCall => ({
      method,
      request,
      signal: gaveUp.signal,
      forward: async (changed = request, other) => {
        const call = open(other)
        const status = statusFrom(call)
        call.end(framed(changed))
        const body = await bytesOf(call).catch(() => Buffer.alloc(0))
        return { messages: messagesIn(body), ...(await status) }
      },
    })
    if (openEnded.includes(method)) {
      const reply = converse?.(method)
      // It ends with an error when the caller has hung up.
      if (reply) return talk(stream, (message) => reply(callOf(message))).catch(() => {})
      return pipe(stream, open(), watch?.())
    }

    const [request = Buffer.alloc(0)] = messagesIn(await bytesOf(stream))
    const call = callOf(request)
    const { messages, status, words } = await (answer?.(call) ?? call.forward())
    if (stream.destroyed) return
    beginAnswer(stream)
    stream.on('wantTrailers', () => stream.sendTrailers(trailersOf(status, words)))
    stream.end(Buffer.concat(messages.map(framed)))
  })

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      behind.destroy()
      await closed
    },
  }
}

async function talk(
  stream: ServerHttp2Stream,
  reply: (message: Buffer) => Promise<GrpcAnswer>,
): Promise<void> {
  let end = trailersOf(0)
  beginAnswer(stream)
  stream.on('wantTrailers', () => stream.sendTrailers(end))
  const arrived = messageParts()
  for await (const part of stream) {
    for (const message of arrived(part)) {
      const { messages, status, words } = await reply(message)
      if (stream.destroyed) return
      stream.write(Buffer.concat(messages.map(framed)))
      end = trailersOf(status, words)
      if (status !== 0) return void stream.end()
    }
  }
  stream.end()
}

function beginAnswer(stream: ServerHttp2Stream): void {
  const headers = { ':status': 200, 'content-type': 'application/grpc+proto' }
  stream.respond(headers, { waitForTrailers: true })
}

function pipe(
  stream: ServerHttp2Stream,
  call: ReturnType<ReturnType<typeof connect>['request']>,
  watch?: (message: Buffer) => void,
): void {
  const status = statusFrom(call)
  beginAnswer(stream)
  stream.on('wantTrailers', async () => {
    const { status: code, words } = await status
    if (!stream.destroyed) stream.sendTrailers(trailersOf(code, words))
  })
  const arrived = messageParts()
  call.on('data', (part: Buffer) => {
    for (const message of arrived(part)) watch?.(message)
  })
  stream.on('close', () => call.close())
  stream.pipe(call).pipe(stream)
}

function requestHeaders(headers: IncomingHttpHeaders) {
  const kept = Object.entries(headers).filter(([name]) => !/^(:authority|host)$/.test(name))
  return Object.fromEntries(kept)
}

function statusFrom(call: ReturnType<ReturnType<typeof connect>['request']>) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; words?: string }>()
  const read = (headers: IncomingHttpHeaders) => {
    const status = headers['grpc-status']
    const words = headers['grpc-message']
    if (status !== undefined) {
      resolve({ status: Number(status), ...(words && { words: decodeURIComponent(`${words}`) }) })
    }
  }
  call.on('response', read).on('trailers', read)
  call.on('close', () => resolve({ status: UNAVAILABLE }))
  return promise
}

function trailersOf(status: number, words?: string) {
  return {
    'grpc-status': String(status),
    ...(words && { 'grpc-message': encodeURIComponent(words) }),
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** gRPC puts a flag and the length, 5 bytes together, before each message. */
function messagesIn(bytes: Buffer): Buffer[] {
  const messages: Buffer[] = []
  for (let from = 0; from + 5 <= bytes.length; ) {
    const end = from + 5 + bytes.readUInt32BE(from + 1)
    if (end > bytes.length) break
    messages.push(bytes.subarray(from + 5, end))
    from = end
  }
  return messages
}

/** The messages that each part of a stream completes. */
function messageParts(): (part: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  return (part) => {
    rest = Buffer.concat([rest, part])
    const messages = messagesIn(rest)
    rest = rest.subarray(messages.reduce((sum, { length }) => sum + 5 + length, 0))
    return messages
  }
}

function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}
