import * as build from 'virtual:react-router/server-build'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import {
  clientAddressContext,
  logErrorContext,
  requestIdContext,
  type Services,
  servicesContext,
} from '#app/context.ts'
import { assets } from './assets.ts'
import { cachedPages } from './cached-pages.ts'
import { compressed } from './compressed.ts'
import { documents } from './documents.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { PageCache } from './page-cache.ts'
import { plainAddress } from './plain-address.ts'
import { type RequestFacts, requestLog } from './request-log.ts'
import { securityHeaders } from './security.ts'
import { pictureHosts } from './store-env.ts'
import { writes } from './writes.ts'

export type AppParts = {
  env: Env
  log: Log
  services: Services
  pages: PageCache
  healthy: () => Promise<boolean>
}

/** The way of a request: logged, given its headers, and answered by a file or by the router. */
export function createApp({ env, log, services, pages, healthy }: AppParts) {
  const app = new Hono<RequestFacts>()
  const route = createRequestHandler(build, import.meta.env.MODE)

  app.use(requestLog(log, env))
  if (import.meta.env.PROD) app.use(cachedPages(pages, env.siteUrl))
  app.use(securityHeaders(env))
  app.options('*', (c) => c.body(null, 204, { allow: 'GET, HEAD, OPTIONS' }))
  app.use(writes(env, services))

  app.get('/healthz', async (c) =>
    (await healthy())
      ? c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
      : c.json({ status: 'unavailable' }, 503, { 'cache-control': 'no-store' }),
  )

  if (import.meta.env.PROD) app.use(assets())
  app.use(plainAddress)
  app.use(compressed)
  app.use(documents(pictureHosts(env)))

  app.all('*', (c) => route(routable(c.req.raw), routerContext(c, log, services)))

  app.onError((error, c) => {
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Desculpe, algo deu errado. Código: ${c.get('requestId')}`, 500)
  })

  return app
}

function routerContext(
  c: Context<RequestFacts>,
  log: Log,
  services: Services,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  const requestId = c.get('requestId')
  context.set(requestIdContext, requestId)
  context.set(clientAddressContext, c.get('clientAddress'))
  context.set(logErrorContext, (error) => log.error({ requestId, err: error }, 'request failed'))
  return context
}

/**
 * The request as the router understands it. HEAD is a GET whose body Hono drops, so that both have
 * the same headers; an address whose percent-encoding is broken names no page, and gets that page.
 */
function routable(request: Request): Request {
  const url = new URL(request.url)
  const legible = isLegible(url.pathname)
  if (legible && request.method !== 'HEAD') return request
  return new Request(legible ? url : new URL('/endereco-ilegivel', url), {
    headers: request.headers,
  })
}

function isLegible(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
