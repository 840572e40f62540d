import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.ts'
import { formerAddressFinder, type SitePaths } from '#domain/school/former-address.ts'
import type { FormerAddress } from '#domain/school/lists/lists.ts'
import { mayBeCounted } from '#domain/statistics/may-be-counted.ts'
import type { CurrentSchool } from '#server/school/current-school.ts'
import { isRouted, notFoundPath } from './not-routed.ts'
import { requestLimit } from './request-limit.ts'
import type { RequestVariables } from './request-log.ts'
import { isDataPath, type MatchRoute, type RouteMatch } from './route-match.ts'

/** The former address that a request is for. A page of the site goes first; only '/' has none of its own query. */
export type FindFormerAddress = (
  pathAndQuery: string,
  route: RouteMatch | null,
) => FormerAddress | null

export function findFormerAddress(school: Pick<CurrentSchool, 'known'>): FindFormerAddress {
  let listed: readonly FormerAddress[] | undefined
  let find: ReturnType<typeof formerAddressFinder<FormerAddress>> = () => null
  return (pathAndQuery, route) => {
    const addresses = school.known()?.formerAddresses
    if (!addresses?.length || (route && route.path !== '/')) return null
    if (addresses !== listed) {
      listed = addresses
      find = formerAddressFinder(addresses.filter(({ hidden }) => !hidden))
    }
    const found = find(pathAndQuery)
    // Undo may have brought back two that lead to each other.
    return found?.to.startsWith('/?') && find(found.to) ? null : found
  }
}

type Parts = Pick<Services, 'school' | 'statistics' | 'now'> & {
  find: FindFormerAddress
}

/** The query is dropped: what it meant on the former site means nothing here. */
export function redirectFormerAddresses({ school, statistics, now, find }: Parts) {
  const isTooMuch = requestLimit(now)
  return createMiddleware<RequestVariables>(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const { pathname, search } = new URL(c.req.url)
    const found = isRead ? find(pathname + search, c.get('route')) : null
    if (!found) return next()
    const { counting } = (await school.current()).facts
    const isMeant = c.req.method === 'GET' && mayBeCounted(c.req.raw.headers)
    if (counting.visits && isMeant && !isTooMuch(c.get('clientIp'))) {
      statistics.add([`endereco-antigo ${found.from}`])
    }
    // Browsers would remember a redirect that the school takes back.
    c.header('cache-control', 'no-cache')
    return c.redirect(escapedPath(found.to), 301)
  })
}

/** '/.//host' would become another host. */
function escapedPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://localhost')
  return pathname.replace(/^\/+/, '/') + search + hash
}

export function sitePaths(matchRoute: MatchRoute): SitePaths {
  return {
    isServed: (path) =>
      !isRouted(path) || isDataPath(path) || path === notFoundPath || matchRoute(path) !== null,
    isPage: (path) => {
      const route = matchRoute(path)
      return route !== null && route.handle.cache !== undefined && !route.isData
    },
  }
}
