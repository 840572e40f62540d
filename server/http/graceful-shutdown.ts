import type { RequestListener, Server, ServerResponse } from 'node:http'

const graceMs = 1_000
const uploadGraceMs = 8_000
const sweepMs = 25

export type GracefulShutdown = {
  track(next: RequestListener): RequestListener
  /** Resolves when no connection is left: those in flight end by themselves or are cut off in time. */
  close(server: Server): Promise<void>
}

export function gracefulShutdown(): GracefulShutdown {
  const writesInFlight = new Set<ServerResponse>()
  let closing = false

  return {
    track: (next) => (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        writesInFlight.add(response)
        response.once('close', () => writesInFlight.delete(response))
      }
      if (closing) askToClose(response)
      next(request, response)
    },

    close: (server) => {
      closing = true
      for (const response of writesInFlight) askToClose(response)
      const started = performance.now()
      return new Promise((resolve) => {
        // A connection is idle, and can be closed, only once its last answer has ended.
        const sweep = setInterval(() => {
          server.closeIdleConnections()
          const elapsed = performance.now() - started
          const limit = writesInFlight.size > 0 ? uploadGraceMs : graceMs
          if (elapsed > limit) server.closeAllConnections()
        }, sweepMs)
        server.close(() => {
          clearInterval(sweep)
          resolve()
        })
      })
    },
  }
}

function askToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
