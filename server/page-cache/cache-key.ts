import type { CachePolicy } from '#app/route-handle.ts'
import type { FindFormerAddress } from '#server/http/former-addresses.ts'
import { isRouted, notFoundPath } from '#server/http/not-routed.ts'
import { isDataPath, type MatchRoute } from '#server/http/route-match.ts'
import type { Caches } from './cache.ts'

export type CacheKey = {
  cache: keyof Caches
  key: string
  /** For a page about one event: its id, and the key of the page that all missing events share. */
  event?: { id: string; missingKey: string }
}

/** No event has this id. */
const noEvent = 'nao-encontrado'

/** The cache key of a path and query; null if the response must not be cached. */
export type FindCacheKey = (pathAndQuery: string) => CacheKey | null

export function cacheKeyOf(
  matchRoute: MatchRoute,
  findFormerAddress: FindFormerAddress,
): FindCacheKey {
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    if (!isRouted(path)) return null
    const match = matchRoute(path)
    // It is redirected, and counted.
    if (findFormerAddress(pathAndQuery, match)) return null
    if (!match) return isDataPath(path) ? null : { cache: 'listed', key: notFoundPath }
    const { id, handle, params, isCanonical, isData } = match
    if (!handle.cache || !isCanonical) return null
    const policy: CachePolicy = handle.cache === true ? {} : handle.cache
    const asked = new URLSearchParams(query)
    const search = (query && policy.search?.(asked)) || ''
    // The browser already has the data of the layout routes, and requests only the page's own.
    if (isData && asked.get('_routes') !== id) return null
    const data = `_routes=${encodeURIComponent(id)}`
    const keyOf = (page: string, search: string) =>
      isData ? `${page}${search}${search ? '&' : '?'}${data}` : page + search
    const key = keyOf(path, search)
    if (!policy.event) return { cache: 'listed', key }
    const missing = match.path.replace(':id', noEvent) + (isData ? '.data' : '')
    const event = { id: params[0] ?? '', missingKey: keyOf(missing, '') }
    return { cache: 'confirmed', key, event }
  }
}
