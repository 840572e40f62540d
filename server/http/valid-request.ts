import type { IncomingMessage, RequestListener } from 'node:http'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** TRACE, CONNECT, WebDAV and two Host headers are refused before anything else looks at them. */
export function refuseInvalidRequests(next: RequestListener): RequestListener {
  return (request, response) => {
    if (!methods.has(request.method ?? '')) {
      response.writeHead(405, { allow: 'GET, HEAD, OPTIONS', 'content-length': 0 }).end()
    } else if (countOf('host', request) > 1) {
      response.writeHead(400, { connection: 'close', 'content-length': 0 }).end()
    } else {
      next(request, response)
    }
  }
}

function countOf(name: string, { rawHeaders }: IncomingMessage): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === name) count += 1
  }
  return count
}
