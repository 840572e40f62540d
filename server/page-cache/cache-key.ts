import type { CachePolicy } from '#app/route-handle.ts'
import { isRouted, notFoundPath } from '#server/http/not-routed.ts'
import { isDataPath, type MatchRoute } from '#server/http/route-match.ts'
import type { Caches } from './cache.ts'

export type CacheKey = { cache: keyof Caches; key: string }

/** The cache key of a path and query; null if the response must not be cached. */
export type FindCacheKey = (pathAndQuery: string) => CacheKey | null

export function cacheKeyOf(matchRoute: MatchRoute): FindCacheKey {
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    if (!isRouted(path)) return null
    const match = matchRoute(path)
    if (!match) return isDataPath(path) ? null : { cache: 'listed', key: notFoundPath }
    const { id, handle, isCanonical, isData } = match
    if (!handle.cache || !isCanonical) return null
    const policy: CachePolicy = handle.cache === true ? {} : handle.cache
    const cache = policy.confirmed ? 'confirmed' : 'listed'
    const params = new URLSearchParams(query)
    const search = (query && policy.search?.(params)) || ''
    if (!isData) return { cache, key: path + search }
    // The browser already has the data of the layout routes, and requests only the page's own.
    if (params.get('_routes') !== id) return null
    const key = `${path}${search}${search ? '&' : '?'}_routes=${encodeURIComponent(id)}`
    return { cache, key }
  }
}
