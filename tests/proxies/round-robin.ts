import { once } from 'node:events'
import { createServer, request } from 'node:http'

export type RoundRobin = { port: number; stop: () => Promise<void> }

/** A proxy that hands each request to the next instance. */
export async function startRoundRobin(port: number, instances: number[]): Promise<RoundRobin> {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const onward = request({
      port: instances[turn % instances.length],
      host: '127.0.0.1',
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        'x-forwarded-for': [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
          .filter(Boolean)
          .join(', '),
        connection: 'close',
      },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', (fault) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' })
      outgoing.end(`round robin: ${incoming.method} ${incoming.url}: ${fault.message}`)
    })
    incoming.on('error', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
