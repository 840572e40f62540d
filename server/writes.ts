import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.ts'
import { readCookie } from '#app/routes/admin/session-cookie.ts'
import { knownBrowser } from '#domain/admin/known-browser.ts'
import type { Env } from './env.ts'
import { smallForm } from './small-form.ts'
import { wholeUpload } from './whole-upload.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Stands in front of everything that changes something. The public site is for reading; the admin
 * area takes what its own pages send, and nothing that another site sends in the admin's name.
 */
export function writes(env: Env, { admin }: Pick<Services, 'admin'>) {
  const upload = wholeUpload(async (request) => {
    const device = readCookie('device', request, env.siteUrl)
    // A store that does not answer is no reason to keep its fault from the admin.
    return knownBrowser(device, admin.delays).then(Boolean, () => true)
  })
  return createMiddleware(async (c, next) => {
    if (safe.has(c.req.method)) return next()
    if (!/^\/admin(\/|\.data$|$)/.test(c.req.path)) {
      return c.text('Este endereço só aceita leitura.', 405, { allow: 'GET, HEAD, OPTIONS' })
    }
    if (!isFromOwnPages(c.req.raw.headers, env)) {
      return c.text('Este pedido veio de outro site e foi recusado.', 403)
    }
    // Photos are counted while they stream in; everything else is a few typed lines.
    return /\/fotos\/envio$/.test(c.req.path) ? upload(c, next) : smallForm(c, next)
  })
}

/**
 * Browsers say where a request comes from, and scripts in them cannot change it. What carries
 * neither header was not sent by a browser, and so not in the admin's name.
 */
export function isFromOwnPages(headers: Headers, { siteUrl }: Pick<Env, 'siteUrl'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  if (!URL.canParse(origin)) return false
  return origin === siteUrl || new URL(origin).host === headers.get('host')
}
