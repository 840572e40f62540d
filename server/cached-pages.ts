import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { answerFrom, keepPage } from './kept-page.ts'
import { pageAddress } from './page-addresses.ts'
import type { PageCache } from './page-cache.ts'
import type { RequestFacts } from './request-log.ts'

/**
 * Pages that are the same for every visitor are rendered once in an edition. This is the way of the
 * requests that find no page ready; `kept-pages.ts` answers the others before they get here.
 */
export function cachedPages(pages: PageCache, siteUrl: string) {
  return createMiddleware<RequestFacts>(async (c, next) => {
    const address = c.req.method === 'GET' || c.req.method === 'HEAD' ? addressOf(c) : null
    if (address === null) return next()

    let rendered = false
    const page = await pages.page(address, async () => {
      rendered = true
      const visitors = c.req.raw
      // Nothing of this visitor gets into the page: neither Host nor any other header.
      c.req.raw = new Request(siteUrl + address)
      await next()
      c.req.raw = visitors
      return keepPage(c.res)
    })
    if (page === null) return rendered ? undefined : next()

    const { status, headers, body } = answerFrom(page, {
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
    })
    c.set('shared', true)
    c.res = undefined
    c.res = new Response(body && new Uint8Array(body), { status, headers })
  })
}

function addressOf(c: Context): string | null {
  const { pathname, search } = new URL(c.req.url)
  return pageAddress(pathname + search)
}
