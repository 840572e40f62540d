import type { RequestListener } from 'node:http'

const allowed = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** TRACE, CONNECT and WebDAV are refused before they become a Request, which cannot hold all of them. */
export function refuseOtherMethods(next: RequestListener): RequestListener {
  return (request, response) => {
    if (allowed.has(request.method ?? '')) return next(request, response)
    response.writeHead(405, { allow: 'GET, HEAD, OPTIONS', 'content-length': 0 }).end()
  }
}
