import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

const clientFiles = fileURLToPath(new URL('../client', import.meta.url))

/** Built files: names under /assets/ carry their content's hash, so browsers may keep them for good. */
export function assets() {
  const serve = serveStatic({ root: clientFiles, precompressed: true })

  return createMiddleware(async (c, next) => {
    if (!/^\/(assets|icons)\/./.test(c.req.path)) return next()
    // A page of an earlier build may ask for a file that is gone: an address like any other, then.
    const answer = await serve(c, async () => {})
    if (!answer) return next()
    const kept = namesItsContent(c) ? '31536000, immutable' : '86400'
    answer.headers.set('cache-control', `public, max-age=${kept}`)
    if (namesItsContent(c)) answer.headers.delete('last-modified')
    return answer
  })
}

/** A file of the build, answered as such: neither a page nor an error. */
export function isBuiltFile(c: Context): boolean {
  return namesItsContent(c) && c.res.ok
}

function namesItsContent(c: Context): boolean {
  return c.req.path.startsWith('/assets/')
}
