import type { RequestListener, Server, ServerResponse } from 'node:http'

/** For this long, each response tells its client that the connection closes: none is cut off between two requests. */
const announceMs = 300
/** For whoever reads slowly. */
const graceMs = 1_000
/** For uploads, and for pages that a busy machine has not begun to send. */
const workGraceMs = 8_000
const sweepMs = 25

export type GracefulShutdown = {
  track(next: RequestListener): RequestListener
  /** Resolves when no connection is left: requests in flight finish, or are cut off at the deadline. */
  close(server: Server): Promise<void>
}

export function gracefulShutdown(): GracefulShutdown {
  const inFlight = new Set<ServerResponse>()
  let closing = false

  return {
    track: (next) => (request, response) => {
      inFlight.add(response)
      response.once('close', () => inFlight.delete(response))
      if (closing) askToClose(response)
      next(request, response)
    },

    close: (server) => {
      closing = true
      for (const response of inFlight) askToClose(response)
      const started = performance.now()
      return new Promise((resolve) => {
        const closed = () => {
          clearInterval(sweep)
          resolve()
        }
        // A connection becomes idle, and can be closed, when its last response has ended.
        const sweep = setInterval(() => {
          const elapsed = performance.now() - started
          if (elapsed < announceMs) return
          if (server.listening) server.close(closed)
          server.closeIdleConnections()
          const limit = [...inFlight].some(isAtWork) ? workGraceMs : graceMs
          if (elapsed > limit) server.closeAllConnections()
        }, sweepMs)
      })
    },
  }
}

function isAtWork({ req: { method }, headersSent }: ServerResponse): boolean {
  return !headersSent || (method !== 'GET' && method !== 'HEAD')
}

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
