import { once } from 'node:events'
import {
  type ClientHttp2Stream,
  connect,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import {
  beginResponse,
  bytesOf,
  framed,
  type GrpcStatus,
  messageParts,
  messagesIn,
  methodOf,
} from './grpc-frames.ts'
import { CODE } from './grpc-server.ts'

export type GrpcExchange = { method: string; request: Buffer; responses: Buffer[] }

export type GrpcObserver = {
  /** Called when a request arrives; the returned function gets the exchange before the caller gets its responses. */
  call(): (exchange: GrpcExchange) => void
  /** Called for each open-ended call; the returned function gets the server's messages. */
  conversation(): (message: Buffer) => void
}

const openEnded = ['Listen', 'Write']

/** A proxy to a gRPC server that shows the observer all messages. */
export async function startGrpcProxy(target: number, observer: GrpcObserver) {
  const behind = connect(`http://127.0.0.1:${target}`)
  behind.on('error', () => {})
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => {}).on('close', () => sessions.delete(session))
  })
  server.on('stream', async (stream, headers) => {
    stream.on('error', () => {})
    const method = methodOf(headers[':path'])
    const call = behind.request(requestHeaders(headers)).on('error', () => {})
    const status = statusFrom(call)
    beginResponse(stream, () => status)
    if (openEnded.includes(method)) return pipe(stream, call, observer.conversation())
    const sent = await bytesOf(stream).catch(() => null)
    if (!sent) return call.close()
    const exchanged = observer.call()
    const [request = Buffer.alloc(0)] = messagesIn(sent)
    call.end(framed(request))
    const bytes = await bytesOf(call).catch(() => Buffer.alloc(0))
    exchanged({ method, request, responses: messagesIn(bytes) })
    stream.end(bytes)
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

function pipe(
  stream: ServerHttp2Stream,
  call: ClientHttp2Stream,
  observe: (message: Buffer) => void,
): void {
  const arrived = messageParts()
  call.on('data', (part: Buffer) => {
    for (const message of arrived(part)) observe(message)
  })
  stream.on('close', () => call.close())
  stream.pipe(call).pipe(stream)
}

function requestHeaders(headers: IncomingHttpHeaders) {
  const kept = Object.entries(headers).filter(([name]) => !/^(:authority|host)$/.test(name))
  return Object.fromEntries(kept)
}

function statusFrom(call: ClientHttp2Stream): Promise<GrpcStatus> {
  const { promise, resolve } = Promise.withResolvers<GrpcStatus>()
  const read = (headers: IncomingHttpHeaders) => {
    const status = headers['grpc-status']
    const words = headers['grpc-message']
    if (status !== undefined) {
      resolve({ status: Number(status), ...(words && { words: decodeURI(`${words}`) }) })
    }
  }
  call.on('response', read).on('trailers', read)
  call.on('close', () => resolve({ status: CODE.UNAVAILABLE }))
  return promise
}
