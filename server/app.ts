import * as build from 'virtual:react-router/server-build'
import { type Context, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import {
  clientIpContext,
  isPreviewContext,
  logChangeContext,
  logErrorContext,
  logWarningContext,
  type RenderLimit,
  renderLimitContext,
  renderPageContext,
  requestIdContext,
  type Services,
  servicesContext,
  sitemapContext,
} from '#app/context.ts'
import type { SitePictureUrls } from '#domain/photos/photo-urls.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { shownSchool } from '#domain/school/shown-school.ts'
import type { Countable } from '#domain/statistics/counted.ts'
import { imageHosts } from './env/store-choices.ts'
import type { Env } from './env.ts'
import { contentSecurityPolicy } from './html/content-security-policy.ts'
import { createRenderLimit } from './html/render-limit.ts'
import { bodyLimit } from './http/body-limit.ts'
import { canonicalPath } from './http/canonical-path.ts'
import { compression } from './http/compression.ts'
import { countBeacon } from './http/count-beacon.ts'
import { csrf } from './http/csrf.ts'
import { type FindFormerAddress, redirectFormerAddresses } from './http/former-addresses.ts'
import { type HealthCheck, healthCheck } from './http/health-check.ts'
import {
  countPath,
  hashedFiles,
  healthPath,
  iconFiles,
  notFoundPath,
  photoPath,
} from './http/not-routed.ts'
import { photoFiles } from './http/photo-files.ts'
import { limitRequests } from './http/request-limit.ts'
import { type RequestVariables, requestLog } from './http/request-log.ts'
import { requireSchool } from './http/require-school.ts'
import { retryAfter } from './http/retry-after.ts'
import { type MatchRoute, type Page, routeMatch } from './http/route-match.ts'
import { securityHeaders } from './http/security-headers.ts'
import { staticFiles } from './http/static-files.ts'
import type { Log } from './log.ts'
import type { PageCache } from './page-cache/page-cache.ts'

export type AppParts = {
  env: Env
  log: Log
  services: Services
  pageCache: PageCache
  pages: readonly Page[]
  matchRoute: MatchRoute
  findFormerAddress: FindFormerAddress
  /** What can be counted on it; null: the school counts nothing. */
  countable: () => Promise<Countable | null>
  health: HealthCheck
}

/** The middleware of every request, in this order, before the router. */
export function createApp(parts: AppParts) {
  const { env, log, services, pageCache, pages, matchRoute, findFormerAddress, countable, health } =
    parts
  const app = new Hono<RequestVariables>()
  const handleRoute = createRequestHandler(build, import.meta.env.MODE)
  const sitemap = pages.flatMap(({ path, handle: { sitemap } }) =>
    sitemap ? { path, sitemap } : [],
  )
  // Two limits, so that a flood of uncacheable pages does not delay cacheable ones.
  const renderLimits = { cacheable: createRenderLimit(), other: createRenderLimit() }

  app.post(countPath, countBeacon({ env, countable, ...services.statistics, now: services.now }))
  app.use(requestLog(log, env))
  app.use(retryAfter)
  app.get(photoPath, photoFiles({ ...services, cdnSeconds: env.cdnSeconds, log }))
  if (import.meta.env.PROD) {
    app.get(`${hashedFiles}*`, staticFiles())
    app.use(pageCache.middleware)
  }
  app.use(routeMatch(matchRoute))
  app.use(securityHeaders(env))
  app.options('*', (c) => c.body(null, 204, { allow: 'GET, HEAD, OPTIONS' }))
  app.use(csrf(env))
  app.use(limitRequests(services))
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', bodyLimit(services))
  app.get(healthPath, healthCheck(health, services))
  if (import.meta.env.PROD) app.get(`${iconFiles}*`, staticFiles())
  app.use(requireSchool(services.school))
  app.use(redirectFormerAddresses({ ...services, find: findFormerAddress }))
  app.use(canonicalPath)
  app.use(compression)
  app.use(contentSecurityPolicy(imageHosts(env), services.school))

  app.all('*', (c) => {
    const renderLimit = c.get('cacheable') ? renderLimits.cacheable : renderLimits.other
    const context = routerContext(c, log, services, renderLimit)
    context.set(sitemapContext, sitemap)
    context.set(renderPageContext, async (path, school, pictureUrls) => {
      const asked = new Request(new URL(path, c.req.url))
      const unstored = withSchool(services, school, pictureUrls)
      const preview = routerContext(c, log, unstored, renderLimits.other)
      preview.set(sitemapContext, sitemap)
      preview.set(isPreviewContext, true)
      const page = await handleRoute(asked, preview)
      page.headers.set('cache-control', 'no-store')
      page.headers.set('x-robots-tag', 'noindex')
      return page
    })
    return handleRoute(routableRequest(c.req.raw), context)
  })

  app.onError((error, c) => {
    // The client closed the connection during its request: nothing failed.
    if (c.req.raw.signal.aborted) return c.body(null, 400)
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed')
    return c.text(`Desculpe, algo deu errado. Código: ${c.get('requestId')}`, 500)
  })

  return app
}

/** The services of a page that shows a school which is not stored. */
function withSchool(
  services: Services,
  school: SchoolInUse,
  site: SitePictureUrls = services.photoUrls.site,
): Services {
  const shown = shownSchool(school, services.siteUrl)
  return {
    ...services,
    photoUrls: { ...services.photoUrls, site },
    school: { ...services.school, current: async () => school, shown: async () => shown },
  }
}

function routerContext(
  c: Context<RequestVariables>,
  log: Log,
  services: Services,
  renderLimit: RenderLimit,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(renderLimitContext, renderLimit)
  const requestId = c.get('requestId')
  context.set(requestIdContext, requestId)
  context.set(clientIpContext, c.get('clientIp'))
  context.set(logErrorContext, (error) => log.error({ requestId, err: error }, 'request failed'))
  context.set(logWarningContext, (message, details) => log.warn({ requestId, ...details }, message))
  context.set(logChangeContext, (message, details) => log.info({ requestId, ...details }, message))
  return context
}

/**
 * HEAD becomes a GET whose body Hono drops, so that both have the same headers. A URL with broken
 * percent-encoding gets the not-found page.
 */
function routableRequest(request: Request): Request {
  const url = new URL(request.url)
  const decodable = isDecodable(url.pathname)
  if (decodable && request.method !== 'HEAD') return request
  return new Request(decodable ? url : new URL(notFoundPath, url), {
    headers: request.headers,
  })
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
