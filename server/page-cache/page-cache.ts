import type { RequestListener } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { TrustedClock } from '#domain/clock/trusted-clock.ts'
import type { OnChange } from '#domain/documents.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { type PublicEvents, publicEvents } from '#domain/events/public-events.ts'
import type { Env } from '#server/env.ts'
import type { FindFormerAddress } from '#server/http/former-addresses.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import type { MatchRoute } from '#server/http/route-match.ts'
import type { Log } from '#server/log.ts'
import type { CurrentSchool } from '#server/school/current-school.ts'
import { createCache } from './cache.ts'
import { cacheKeyOf } from './cache-key.ts'
import { cacheMiddleware } from './middleware.ts'
import { answerFromCache } from './request-listener.ts'
import { contentVersion } from './version.ts'

export type PageCache = {
  publicEvents: PublicEvents
  /** Responds from the cache; passes everything else to `next`. */
  listener(next: RequestListener): RequestListener
  /** Renders what is not cached, and caches it if its route allows it. */
  middleware: MiddlewareHandler<RequestVariables>
}

type Parts = {
  events: EventStore
  school: CurrentSchool
  onChange: OnChange
  now: () => Date
  clock: Pick<TrustedClock, 'publicNow'>
  /** Routes declare what may be cached: see app/route-handle.ts. */
  matchRoute: MatchRoute
  findFormerAddress: FindFormerAddress
  env: Pick<Env, 'siteUrl' | 'trustedProxies' | 'cdnSeconds'>
  log: Log
  maxBytes?: number
}

export function createPageCache(parts: Parts): PageCache {
  const { events, school, onChange, now, clock, env, log, maxBytes } = parts
  const { matchRoute, findFormerAddress } = parts
  const shown = publicEvents(events, clock.publicNow)
  // A shared cache may show a page for twice as long as it may keep it.
  const sharedForMs = 2 * env.cdnSeconds * 1000
  const opensSoon = async () => {
    const opening = sharedForMs > 0 ? await shown.nextOpening() : null
    return opening !== null && opening - clock.publicNow().getTime() <= sharedForMs
  }
  const openingVersion = { version: async () => String(await opensSoon()) }
  const cacheOf = (eventsShown: Pick<PublicEvents, 'version'>) => {
    const version = contentVersion([eventsShown, school, openingVersion], now)
    onChange(version.invalidate)
    return createCache(version, maxBytes)
  }
  const caches = { listed: cacheOf(shown), confirmed: cacheOf({ version: shown.confirmedVersion }) }
  const cacheKey = cacheKeyOf(matchRoute, findFormerAddress)
  const currentKey = async (pathAndQuery: string) => {
    const found = cacheKey(pathAndQuery)
    if (!found || found.key === pathAndQuery) return found
    // It may be a former address that was added a moment ago.
    await school.current().catch(() => null)
    return cacheKey(pathAndQuery)
  }
  // While that is not known, the page says so.
  const isShown = (id: string) =>
    shown.gallery(id, { from: 0, size: 0 }).then(
      (found) => found !== null,
      () => true,
    )
  return {
    publicEvents: shown,
    listener: (next) => answerFromCache({ caches, cacheKey, log, ...env }, next),
    middleware: cacheMiddleware(caches, currentKey, { ...env, opensSoon, isShown }),
  }
}
