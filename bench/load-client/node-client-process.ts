import { connect } from 'node:net'
import type { LoadOptions } from './load-client.ts'

const [url = '', seconds = '', options = ''] = process.argv.slice(2)
const { connections, anyAnswer } = JSON.parse(options) as LoadOptions
const { hostname, host, port, pathname } = new URL(url)
const warmUpMs = 200

const request = Buffer.from(
  `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`,
)
const two = '2'.charCodeAt(0)
// The whole body of a redirect.
const emptyChunk = '0\r\n\r\n'
let requests = 0
let measuring = false
let responseLength = 0

for (let number = 0; number < connections; number += 1) openConnection()

setTimeout(() => {
  measuring = true
  const started = performance.now()
  setTimeout(() => {
    const elapsed = (performance.now() - started) / 1000
    console.log(JSON.stringify({ requests, requestsPerSecond: requests / elapsed }))
    process.exit(0)
  }, Number(seconds) * 1000)
}, warmUpMs)

function openConnection(): void {
  let received = 0
  const socket = connect({
    port: Number(port),
    host: hostname,
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(64 * 1024),
      callback: (count, buffer) => {
        if (received === 0 && (anyAnswer || responseLength === 0 || buffer[9] !== two)) {
          responseLength = lengthOf(Buffer.from(buffer.subarray(0, count)))
        }
        received += count
        if (received < responseLength) return true
        if (received > responseLength) {
          throw new Error(`${received} bytes instead of ${responseLength}`)
        }
        received = 0
        if (measuring) requests += 1
        socket.write(request)
        return true
      },
    },
  })
  // A server may close a connection after some thousand requests.
  socket.on('close', () => {
    if (received > 0) throw new Error(`closed after ${received} bytes of ${responseLength}`)
    openConnection()
  })
  socket.write(request)
}

/** Headers and body; of pages parsed once, because all those of a run have the same length. */
function lengthOf(start: Buffer): number {
  const bodyStart = start.indexOf('\r\n\r\n') + 4
  const head = start.subarray(0, bodyStart).toString('latin1')
  const bodyLength = /content-length: (\d+)/i.exec(head)?.[1]
  if (anyAnswer) return bodyStart + Number(bodyLength ?? emptyChunk.length)
  if (!/^HTTP\/1\.1 200/.test(head) || bodyLength === undefined) throw new Error(head)
  return bodyStart + Number(bodyLength)
}
