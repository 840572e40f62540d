import { createMiddleware } from 'hono/factory'
import type { MatchRoute } from './route-match.ts'

/** A page has one spelling: another letter case, escape or trailing slash is redirected to it. */
// hono/trailing-slash knows slashes alone, and redirects to an address made of the visitor's Host header.
export function canonicalPath(matchRoute: MatchRoute) {
  return createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const match = isRead ? matchRoute(pathname) : null
    if (!match || match.canonicalPath === pathname) return next()
    return c.redirect(match.canonicalPath + search, 308)
  })
}
