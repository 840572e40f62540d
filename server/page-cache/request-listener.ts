import type { IncomingMessage, RequestListener } from 'node:http'
import { clientIp, millisecondsSince } from '#server/http/request-log.ts'
import type { Log } from '#server/log.ts'
import type { Cache } from './cache.ts'
import type { CacheKey } from './cache-key.ts'
import { type CacheEntry, selectResponse } from './entry.ts'

type Options = { cache: Cache; cacheKey: CacheKey; log: Log; trustedProxies: number }

/**
 * Responds from the cache directly on node:http, before Hono: several times as many pages per second.
 * Passes everything else to `next`.
 */
export function answerFromCache(
  { cache, cacheKey, log, trustedProxies }: Options,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const started = performance.now()
    const entry = cachedEntry(cache, cacheKey, request)
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
  cache: Cache,
  cacheKey: CacheKey,
  { method, url = '' }: IncomingMessage,
): CacheEntry | undefined {
  if (method !== 'GET' && method !== 'HEAD') return
  // Most URLs are their own cache key; only the others need the route matcher.
  const entry = cache.get(url)
  if (entry) return entry
  const key = cacheKey(url)
  return key === null ? undefined : cache.get(key)
}

function conditionsOf({ headers }: IncomingMessage) {
  return {
    acceptEncoding: headers['accept-encoding'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
  }
}
