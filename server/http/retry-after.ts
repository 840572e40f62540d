import { createMiddleware } from 'hono/factory'

/** A store that is down is usually back within a minute. */
const seconds = '60'

/** Tells clients when to retry what is unavailable. Search engines then keep the page. */
export const retryAfter = createMiddleware(async (c, next) => {
  await next()
  if (c.res.status !== 503 || c.res.headers.has('retry-after')) return
  c.header('retry-after', seconds)
})
