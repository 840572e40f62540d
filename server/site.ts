import * as build from 'virtual:react-router/server-build'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { findFormerAddress, sitePaths } from './http/former-addresses.ts'
import { pagesOf, routeMatcher } from './http/route-match.ts'
import type { Log } from './log.ts'
import { createPageCache, type PageCache } from './page-cache/page-cache.ts'
import { countableSite } from './school/countable.ts'
import { openServices } from './services.ts'

export type Site = {
  fetch: ReturnType<typeof createApp>['fetch']
  pageCache: PageCache
  /** Creates the first account, and prints what the operator must know after a start. */
  announce: () => Promise<void>
  /** Finishes what a crash interrupted and deletes what is old. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

/** The whole site without a socket: the production start and the development server share it. */
export async function openSite({ env, log }: { env: Env; log: Log }): Promise<Site> {
  const { services, onChange, announce, health, sweep, close } = await openServices(env, log)
  const { events, school, now, clock } = services
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const pages = pagesOf(routes)
  const matchRoute = routeMatcher(pages)
  const findFormer = findFormerAddress(school)
  const pageCache = createPageCache({
    events,
    school,
    onChange,
    now,
    clock,
    matchRoute,
    findFormerAddress: findFormer,
    env,
    log,
  })
  const { publicEvents } = pageCache
  const countable = countableSite({ siteUrl: env.siteUrl, school, publicEvents, matchRoute })
  const { fetch } = createApp({
    env,
    log,
    services: { ...services, publicEvents, paths: sitePaths(matchRoute) },
    pageCache,
    pages,
    matchRoute,
    findFormerAddress: findFormer,
    countable,
    health,
  })
  return { fetch, pageCache, announce, sweep, close }
}
