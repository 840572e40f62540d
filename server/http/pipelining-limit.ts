import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

const maxWaiting = 20

/**
 * Cuts off a connection that pipelines more requests than it reads answers. Node itself starts on
 * all of them at once, for a client that may never read.
 */
export function limitPipelining(next: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // Without requests before it on its connection, a response has the socket from the start.
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
