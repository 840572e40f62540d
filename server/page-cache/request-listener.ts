import type { IncomingMessage, RequestListener } from 'node:http'
import { clientIp, millisecondsSince } from '#server/http/request-log.ts'
import type { Log } from '#server/log.ts'
import type { Caches } from './cache.ts'
import type { FindCacheKey } from './cache-key.ts'
import { type CacheEntry, selectResponse } from './entry.ts'

type Options = {
  caches: Caches
  cacheKey: FindCacheKey
  log: Log
  trustedProxies: number
}

/**
 * Responds from the cache directly on node:http, before Hono: several times as many pages per second.
 * Passes everything else to `next`.
 */
export function answerFromCache(
  { caches, cacheKey, log, trustedProxies }: Options,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const started = performance.now()
    const entry = cachedEntry(caches, cacheKey, request)
    if (!entry) return next(request, response)

    const { status, rawHeaders, body } = selectResponse(entry, conditionsOf(request))
    response.writeHead(status, rawHeaders).end(body)

    const { method = '', url = '', socket } = request
    const forwarded = request.headers['x-forwarded-for'] as string | undefined
    const ip = clientIp(socket.remoteAddress, forwarded, trustedProxies)
    const path = url.split('?', 1)[0] ?? ''
    log.info({ method, path, status, ms: millisecondsSince(started), ip })
  }
}

function cachedEntry(
  caches: Caches,
  cacheKey: FindCacheKey,
  { method, url = '' }: IncomingMessage,
): CacheEntry | undefined {
  if (method !== 'GET' && method !== 'HEAD') return
  // Most URLs are their own cache key; only the others need the route matcher.
  const entry = caches.listed.get(url) ?? caches.confirmed.get(url)
  if (entry) return entry
  const found = cacheKey(url)
  return found ? caches[found.cache].get(found.key) : undefined
}

function conditionsOf({ headers }: IncomingMessage) {
  return {
    acceptEncoding: headers['accept-encoding'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
  }
}
