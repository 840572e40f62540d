import { createMiddleware } from 'hono/factory'

/** One address per page: a trailing slash is answered with a redirect to the address without it. */
// hono/trailing-slash redirects to an absolute address made of the visitor's Host header.
export const trimTrailingSlash = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // '//evil.example/' would leave the site: any run of leading slashes becomes one.
  const trimmed = pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'
  return c.redirect(trimmed + search, 308)
})
