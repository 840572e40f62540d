import type { ServerHttp2Stream } from 'node:http2'

/** gRPC puts a flag and the length, 5 bytes together, before each message. */
export function framed(message: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

export function messagesIn(bytes: Buffer): Buffer[] {
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
export function messageParts(): (part: Buffer) => Buffer[] {
  let rest = Buffer.alloc(0)
  return (part) => {
    rest = Buffer.concat([rest, part])
    const messages = messagesIn(rest)
    rest = rest.subarray(messages.reduce((sum, { length }) => sum + 5 + length, 0))
    return messages
  }
}

export type GrpcStatus = { status: number; words?: string }

/** The status is sent last, so `outcome` is called only then. */
export function beginResponse(stream: ServerHttp2Stream, outcome: () => Promise<GrpcStatus>): void {
  const headers = { ':status': 200, 'content-type': 'application/grpc+proto' }
  stream.respond(headers, { waitForTrailers: true })
  stream.on('wantTrailers', async () => {
    const { status, words } = await outcome()
    if (stream.destroyed) return
    stream.sendTrailers({
      'grpc-status': String(status),
      ...(words && { 'grpc-message': encodeURI(words) }),
    })
  })
}

export async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** The last part of a call's path: 'Commit'. */
export function methodOf(path: unknown): string {
  return String(path).split('/').at(-1) ?? ''
}
