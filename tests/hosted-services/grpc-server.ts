import { once } from 'node:events'
import { createServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2'
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

/** The gRPC status codes that a Firestore returns. */
export const CODE = {
  OK: 0,
  CANCELLED: 1,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
}

export class GrpcError extends Error {
  readonly code: number
  constructor(code: number, words: string) {
    super(words)
    this.code = code
  }
}

/** One request, any number of responses. The signal is aborted when the caller has given up. */
type Call = (request: Buffer, signal: AbortSignal) => Promise<Uint8Array[]>

/** Messages in both directions until either side ends it. */
type Conversation = (
  send: (message: Uint8Array) => void,
  signal: AbortSignal,
) => (message: Buffer) => Promise<void> | void

export type GrpcMethods = {
  calls: Record<string, Call>
  conversations: Record<string, Conversation>
}

export async function startGrpcServer({ calls, conversations }: GrpcMethods) {
  const sessions = new Set<ServerHttp2Session>()
  const server = createServer()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => {}).on('close', () => sessions.delete(session))
  })
  server.on('stream', async (stream, headers) => {
    const closed = new AbortController()
    stream.on('error', () => {}).on('close', () => closed.abort())
    const method = methodOf(headers[':path'])
    const converse = conversations[method]
    const work = converse
      ? talk(stream, converse, closed.signal)
      : reply(stream, calls[method] ?? unknown(method), closed.signal)
    const outcome = work.then((): GrpcStatus => ({ status: CODE.OK }), statusOf)
    beginResponse(stream, () => outcome)
    await outcome
    stream.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      await closed
    },
  }
}

async function reply(stream: ServerHttp2Stream, call: Call, signal: AbortSignal): Promise<void> {
  const [request = Buffer.alloc(0)] = messagesIn(await bytesOf(stream))
  const responses = await call(request, signal)
  if (!stream.destroyed) stream.write(Buffer.concat(responses.map(framed)))
}

async function talk(
  stream: ServerHttp2Stream,
  converse: Conversation,
  signal: AbortSignal,
): Promise<void> {
  const receive = converse((message) => {
    if (!stream.destroyed) stream.write(framed(message))
  }, signal)
  const arrived = messageParts()
  for await (const part of stream) {
    for (const message of arrived(part)) await receive(message)
  }
}

function unknown(method: string): Call {
  return async () => {
    throw new GrpcError(CODE.UNIMPLEMENTED, `no method ${method}`)
  }
}

/** Any other error is reported to the caller as a fault of the server. */
function statusOf(error: unknown): GrpcStatus {
  if (error instanceof GrpcError) return { status: error.code, words: error.message }
  return { status: CODE.INTERNAL, words: String(error) }
}
