import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'

const clientFiles = fileURLToPath(new URL('../client', import.meta.url))

/** Built files: names under /assets/ carry their content's hash, so browsers may keep them for good. */
export function assets() {
  const serve = serveStatic({ root: clientFiles, precompressed: true })

  return createMiddleware(async (c, next) => {
    if (!/^\/(assets|icons)\/./.test(c.req.path)) return next()
    const answer = await serve(c, next)
    if (!answer) return
    const kept = c.req.path.startsWith('/assets/') ? '31536000, immutable' : '86400'
    answer.headers.set('cache-control', `public, max-age=${kept}`)
    return answer
  })
}
