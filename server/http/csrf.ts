import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The public site is read-only; the admin area takes only what its own pages send. */
// hono/csrf judges forms alone, and refuses clients that are no browsers.
export function csrf(env: Pick<Env, 'siteUrl'>) {
  return createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    if (!/^\/admin(\/|\.data$|$)/.test(c.req.path)) {
      return c.text('Este endereço só aceita leitura.', 405, { allow: 'GET, HEAD, OPTIONS' })
    }
    if (!isSameOrigin(c.req.raw.headers, env)) {
      return c.text('Esta requisição veio de outro site e foi recusada.', 403)
    }
    return next()
  })
}

/**
 * Browsers name the origin of a request, and scripts in them cannot change it. What carries neither
 * header was not sent by a browser, and so not with the admin's cookie.
 */
export function isSameOrigin(headers: Headers, { siteUrl }: Pick<Env, 'siteUrl'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  return origin === siteUrl || new URL(origin).host === headers.get('host')
}
