import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyAnswer } from './kept-page.ts'

/** What `writeHead` notes of itself, and `end` goes by. */
type Told = ServerResponse & { _header: string; _headerSent: boolean }

/**
 * Writes an answer that is ready to the last byte. `writeHead` checks and joins a dozen headers for each
 * visitor, and head and body travel as two pieces: together half of what a page from memory costs. The
 * headers were checked when the page was kept, and each second puts its date to them once. Node has no
 * public door for that, so whatever is less than plain goes the documented way: HEAD, a
 * connection that is to be closed, an answer whose turn on its connection has not come.
 */
export function sendReady(
  { method }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
): void {
  const { socket, shouldKeepAlive } = response
  if (method !== 'GET' || !shouldKeepAlive || !socket) {
    response.writeHead(answer.status, answer.headers.flat()).end(answer.body)
    return
  }
  response.statusCode = answer.status
  socket.write(onTheWire(answer))
  const told = response as Told
  told._header = answer.head
  told._headerSent = true
  response.end()
}

type Written = { second: number; bytes: Buffer }

const written = new WeakMap<ReadyAnswer, Written>()

function onTheWire(answer: ReadyAnswer): Buffer {
  const second = Math.floor(Date.now() / 1000)
  const last = written.get(answer)
  if (last?.second === second) return last.bytes
  const date = new Date(second * 1000).toUTCString()
  const head = `${answer.head}Date: ${date}\r\nConnection: keep-alive\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), answer.body ?? Buffer.alloc(0)])
  written.set(answer, { second, bytes })
  return bytes
}
