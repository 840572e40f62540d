import type { CachePolicy } from '#app/cache-policy.ts'
import type { MatchRoute } from '../http/route-match.ts'

/** The key under which the response to a path and query is cached; null where it must not be. */
export type CacheKey = (pathAndQuery: string) => string | null

/** No route has it, so rendering it gives the page that all unknown addresses share. */
export const notFoundKey = '/pagina-nao-encontrada'

/** Answered before the router, or as data for it. */
const notPages = /^\/(healthz$|assets\/|icons\/)|\.data$/

/** Routes say by their `handle` (see app/cache-policy.ts) that their response may be cached. */
export function cacheKeyOf(matchRoute: MatchRoute): CacheKey {
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    if (notPages.test(path)) return null
    const match = matchRoute(path)
    if (!match) return notFoundKey
    const policy = (match.handle as { cache?: CachePolicy } | undefined)?.cache
    if (!policy || match.canonicalPath !== path) return null
    return query && policy.search ? path + policy.search(new URLSearchParams(query)) : path
  }
}
