import type { RequestListener, Server, ServerResponse } from 'node:http'

/** For what is being answered; nobody reads a page for longer. */
const graceMs = 1_000
/** For uploads, which are saved whole or not at all. */
const uploadGraceMs = 8_000
const sweepMs = 25

export type GracefulShutdown = {
  /** Every request passes here, so that the shutdown knows what is in flight. */
  track(next: RequestListener): RequestListener
  /** Resolves when no connection is left: those in flight end by themselves or are cut off in time. */
  close(server: Server): Promise<void>
}

export function gracefulShutdown(): GracefulShutdown {
  const inFlight = new Set<ServerResponse>()
  const isUpload = ({ req }: ServerResponse) => req.method !== 'GET' && req.method !== 'HEAD'
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
        // A connection is idle, and can be closed, only once its last answer has ended.
        const sweep = setInterval(() => {
          server.closeIdleConnections()
          const elapsed = performance.now() - started
          const limit = [...inFlight].some(isUpload) ? uploadGraceMs : graceMs
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
