import type { ServerResponse } from 'node:http'
import type { ReadyAnswer } from './kept-page.ts'

/** Where `writeHead` leaves the finished head, and `end` looks for it. */
type WithHead = ServerResponse & { _header: string }

/**
 * Writes an answer whose head is text already. `writeHead` checks and joins a dozen headers for each
 * visitor, a third of what a page from memory costs; these were checked when the page was kept. Node
 * has no public door for that, so a connection that is to be closed, which takes more than a
 * line of text, goes the documented way.
 */
export function sendReady(response: ServerResponse, answer: ReadyAnswer, requestId: string): void {
  const { status, headers, head, body } = answer
  if (!response.shouldKeepAlive) {
    response.writeHead(status, [...headers.flat(), 'x-request-id', requestId]).end(body)
    return
  }
  response.statusCode = status
  const ownLines = `x-request-id: ${requestId}\r\nDate: ${httpDate()}\r\nConnection: keep-alive\r\n`
  ;(response as WithHead)._header = `${head}${ownLines}\r\n`
  response.end(body)
}

let lastSecond = 0
let lastDate = ''

/** Thousands of answers fall into one second; it is put into words once. */
function httpDate(): string {
  const second = Math.floor(Date.now() / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    lastDate = new Date(second * 1000).toUTCString()
  }
  return lastDate
}
