import { connect } from 'node:net'

// A visitor with many browsers: each connection asks again as soon as the answer is whole. Runs in
// a process of its own (bench/load.ts), the same for every server that is compared.
const [port = '', path = '/', seconds = '1', connections = '32'] = process.argv.slice(2)

const question = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: br\r\n\r\n`,
)
let answers = 0
let measuring = false
let length = 0

for (let number = 0; number < Number(connections); number += 1) ask()

setTimeout(() => {
  measuring = true
  const started = performance.now()
  setTimeout(() => {
    const elapsed = (performance.now() - started) / 1000
    console.log(JSON.stringify({ aSecond: answers / elapsed, bytes: length }))
    process.exit(0)
  }, Number(seconds) * 1000)
}, 200)

function ask(): void {
  let received = 0
  const socket = connect({
    port: Number(port),
    host: '127.0.0.1',
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(64 * 1024),
      callback: (count, buffer) => {
        if (received === 0 && (length === 0 || buffer[9] !== 0x32)) {
          length = wholeLength(Buffer.from(buffer.subarray(0, count)))
        }
        received += count
        if (received < length) return true
        if (received > length) throw new Error(`${received} bytes instead of ${length}`)
        received = 0
        if (measuring) answers += 1
        socket.write(question)
        return true
      },
    },
  })
  // A server may close a connection after some thousand answers: another takes its place.
  socket.on('close', ask)
  socket.write(question)
}

/** Head and body of an answer; every answer of a run is the same length. */
function wholeLength(start: Buffer): number {
  const end = start.indexOf('\r\n\r\n') + 4
  const head = start.subarray(0, end).toString('latin1')
  const body = /content-length: (\d+)/i.exec(head)?.[1]
  if (!/^HTTP\/1\.1 200/.test(head) || body === undefined) throw new Error(head)
  return end + Number(body)
}
