import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import type { RequestVariables } from './request-log.ts'

const clientBuild = fileURLToPath(new URL('../client', import.meta.url))

/** The files of the client build. Those under /assets/ carry their content's hash in their name. */
export function staticFiles() {
  const serve = serveStatic({ root: clientBuild, precompressed: true })

  return createMiddleware<RequestVariables>(async (c, next) => {
    if (hasOtherUnit(c.req.header('range'))) c.req.raw = withoutRange(c.req.raw)
    // A page of an earlier build may ask for a file that is gone.
    const response = await serve(c, async () => {})
    if (!response) return next()
    const isHashed = c.req.path.startsWith('/assets/')
    const maxAge = isHashed ? '31536000, immutable' : '86400'
    response.headers.set('cache-control', `public, max-age=${maxAge}`)
    response.headers.set('x-content-type-options', 'nosniff')
    if (isHashed) response.headers.delete('last-modified')
    c.set('sharedResponse', true)
    return response
  })
}

/** Only bytes can be ranged over; a range in any other unit is to be ignored. */
function hasOtherUnit(range: string | undefined): boolean {
  return range !== undefined && !/^bytes=\d*-\d*$/.test(range)
}

function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('range')
  return new Request(request.url, { method: request.method, headers })
}
