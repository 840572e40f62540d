import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/env.ts'
import { notFoundPath } from '#server/http/not-routed.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import type { Caches } from './cache.ts'
import type { CacheKey } from './cache-key.ts'
import { createEntry, selectResponse } from './entry.ts'

export function cacheMiddleware(
  caches: Caches,
  cacheKey: (pathAndQuery: string) => Promise<CacheKey | null>,
  {
    siteUrl,
    cdnSeconds,
    opensSoon,
    isShown,
  }: Pick<Env, 'siteUrl' | 'cdnSeconds'> & {
    opensSoon: () => Promise<boolean>
    /** Whether everyone may see the event with this id. */
    isShown: (eventId: string) => Promise<boolean>
  },
) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const readsOnly = c.req.method === 'GET' || c.req.method === 'HEAD'
    const found = readsOnly ? await cacheKey(pathname + search) : null
    if (found === null) return next()
    const { cache, event } = found
    const isMissing = event !== undefined && !(await isShown(event.id))
    const key = isMissing ? event.missingKey : found.key
    const expected = isMissing || key === notFoundPath ? 404 : 200

    let rendered = false
    const entry = await caches[cache].fetch(key, async () => {
      rendered = true
      const request = c.req.raw
      // Nothing of this visitor's request reaches the page: neither Host nor any other header.
      c.req.raw = new Request(siteUrl + key)
      c.set('cacheable', true)
      await next()
      c.req.raw = request
      return createEntry(c.res, {
        status: expected,
        // No shared cache may keep a page beyond the moment at which a draft is published.
        cacheControl: cacheControlOf(expected, (await opensSoon()) ? 0 : cdnSeconds),
      })
    })
    if (entry === null) return rendered ? undefined : next()

    const { status, headers, body } = selectResponse(entry, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    })
    c.set('sharedResponse', true)
    c.res = undefined
    c.res = new Response(body && new Uint8Array(body), { status, headers })
  })
}

function cacheControlOf(status: 200 | 404, cdnSeconds: number): string {
  // An unknown path may become a page soon.
  if (status === 404) return 'no-cache'
  if (cdnSeconds === 0) return 'no-cache'
  return `max-age=0, s-maxage=${cdnSeconds}, stale-while-revalidate=${cdnSeconds}`
}
