import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

const maxWaiting = 20

/**
 * Closes a connection that pipelines many requests without reading the responses. Node itself would
 * start all of them at once, for a client that may never read.
 */
export function limitPipelining(next: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // The response has the socket from the start if no other request precedes it on the connection.
    if (response.socket) return next(request, response)

    const { socket } = request
    const others = waiting.get(socket) ?? 0
    if (others >= maxWaiting) {
      socket.destroy()
      return
    }
    waiting.set(socket, others + 1)
    response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    next(request, response)
  }
}
