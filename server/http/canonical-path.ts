import { createMiddleware } from 'hono/factory'
import type { RequestVariables } from './request-log.ts'

/** Redirects other letter cases, escapes and trailing slashes to the canonical path. */
// hono/trailing-slash handles only slashes, and redirects to a URL built from the visitor's Host header.
export const canonicalPath = createMiddleware<RequestVariables>(async (c, next) => {
  const route = c.get('route')
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !route || route.isData || route.isCanonical) return next()
  return c.redirect(route.canonicalPath + new URL(c.req.url).search, 308)
})
