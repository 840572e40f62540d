import { createMiddleware } from 'hono/factory'

/** A store that is down is usually back within a minute. */
const seconds = '60'

/** Says of what is unavailable when to ask again: search engines then keep the page. */
export const retryAfter = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 503 || c.res.headers.has('retry-after')) return
  c.header('retry-after', seconds)
})
