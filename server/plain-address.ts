import { createMiddleware } from 'hono/factory'

/** One address per page: a trailing slash is answered with a redirect to the address without it. */
export const plainAddress = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // '//evil.example/' would leave the site: any run of leading slashes becomes one.
  const plain = pathname.replace(/^\/+/, '/').replace(/\/+$/, '') || '/'
  return c.redirect(plain + search, 308)
})
