import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

const mostWaiting = 20

/**
 * A browser waits for the answer before it asks again on the same connection. Node would let
 * somebody else put a thousand requests into one piece, and each would be worked on at once, for a
 * reader who may never come. Whoever has so many waiting is cut off.
 */
export function inTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    // Its turn on the connection has come, as it has for everything that a browser asks.
    if (response.socket) return answer(request, response)

    const { socket } = request
    const others = waiting.get(socket) ?? 0
    if (others >= mostWaiting) {
      socket.destroy()
      return
    }
    waiting.set(socket, others + 1)
    response.once('finish', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    answer(request, response)
  }
}
