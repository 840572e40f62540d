import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/env.ts'
import type { RequestVariables } from './request-log.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only routes that declare a form or an upload accept writes, and only from our own pages. */
// hono/csrf checks only forms, and refuses clients that are not browsers.
export function csrf(env: Pick<Env, 'siteUrl'>) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    if (!isSameOrigin(c.req.raw.headers, env)) {
      return c.text('Esta requisição veio de outro site e foi recusada.', 403)
    }
    const { form, upload } = c.get('route')?.handle ?? {}
    if (!form && !upload) {
      return c.text('Este endereço só aceita leitura.', 405, { allow: 'GET, HEAD, OPTIONS' })
    }
    return next()
  })
}

/**
 * Browsers send the origin of a request, and scripts cannot change it. A request with neither header
 * does not come from a browser, and so cannot carry the admin's cookie unnoticed.
 */
export function isSameOrigin(headers: Headers, { siteUrl }: Pick<Env, 'siteUrl'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  return origin === siteUrl || new URL(origin).host === headers.get('host')
}
