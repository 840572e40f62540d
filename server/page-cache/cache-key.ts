import { cachePolicyOf } from '#app/cache-policy.ts'
import type { MatchRoute } from '#server/http/route-match.ts'

/** The key under which the response to a path and query is cached; null where it must not be. */
export type CacheKey = (pathAndQuery: string) => string | null

/** No route has it, so rendering it gives the page that all unknown addresses share. */
export const notFoundKey = '/pagina-nao-encontrada'

/** Answered before the router. */
const notRouted = /^\/(healthz$|assets\/|icons\/)/

const dataSuffix = /(\/_)?\.data$/

export function cacheKeyOf(matchRoute: MatchRoute): CacheKey {
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    if (notRouted.test(path)) return null
    const page = path.replace(dataSuffix, '') || '/'
    const match = matchRoute(page)
    if (!match) return isData(path) ? null : notFoundKey
    const policy = cachePolicyOf(match.handle)
    if (!policy || match.canonicalPath !== page) return null
    const params = new URLSearchParams(query)
    const search = (query && policy.search?.(params)) || ''
    if (!isData(path)) return path + search
    // The browser holds what the routes around a page have loaded, and asks for the page's own.
    if (params.get('_routes') !== match.id) return null
    return `${path}${search}${search ? '&' : '?'}_routes=${encodeURIComponent(match.id)}`
  }
}

/** What the router fetches to show a page without leaving the document: the page's data alone. */
function isData(pathAndQuery: string): boolean {
  return dataSuffix.test(pathAndQuery.split('?', 1)[0] ?? '')
}
