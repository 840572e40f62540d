import { createMiddleware } from 'hono/factory'
import type { RequestVariables } from './request-log.ts'

/** A page has one spelling: another letter case, escape or trailing slash is redirected to it. */
// hono/trailing-slash knows slashes alone, and redirects to an address made of the visitor's Host header.
export const canonicalPath = createMiddleware<RequestVariables>(async (c, next) => {
  const route = c.get('route')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !route || route.isData || route.isCanonical) return next()
  return c.redirect(route.canonicalPath + new URL(c.req.url).search, 308)
})
