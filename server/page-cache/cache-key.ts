import { isRouted, notFoundPath } from '#server/http/not-routed.ts'
import { isDataPath, type MatchRoute } from '#server/http/route-match.ts'

/** The cache key of a path and query; null if the response must not be cached. */
export type CacheKey = (pathAndQuery: string) => string | null

export function cacheKeyOf(matchRoute: MatchRoute): CacheKey {
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    if (!isRouted(path)) return null
    const match = matchRoute(path)
    if (!match) return isDataPath(path) ? null : notFoundPath
    const { id, handle, isCanonical, isData } = match
    if (!handle.cache || !isCanonical) return null
    const policy = handle.cache === true ? {} : handle.cache
    const params = new URLSearchParams(query)
    const search = (query && policy.search?.(params)) || ''
    if (!isData) return path + search
    // The browser already has the data of the layout routes, and requests only the page's own.
    if (params.get('_routes') !== id) return null
    return `${path}${search}${search ? '&' : '?'}_routes=${encodeURIComponent(id)}`
  }
}
