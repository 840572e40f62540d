import { generatePath, matchRoutes, type RouteObject } from 'react-router'
import type { CachePolicy } from '#app/cache-policy.ts'

/** The part of a route of the server build that is read here. */
export type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: { handle?: unknown }
}

/** The key under which the response to a path and query is cached; null where it must not be. */
export type CacheKey = (pathAndQuery: string) => string | null

/** Routes say by `handle` (see app/cache-policy.ts) that their response may be cached. */
export function cacheKeyOf(builtRoutes: readonly BuiltRoute[]): CacheKey {
  const routes = routeTree(builtRoutes)
  return (pathAndQuery) => {
    const [path = '', query = ''] = pathAndQuery.split('?', 2)
    const match = matchRoutes(routes, path)?.at(-1)
    const policy = (match?.route.handle as { cache?: CachePolicy } | undefined)?.cache
    if (!match || !policy || canonicalPath(match) !== path) return null
    return query && policy.search ? path + policy.search(new URLSearchParams(query)) : path
  }
}

function routeTree(routes: readonly BuiltRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, index, handle } : { id, path, handle, children: routeTree(routes, id) },
    )
}

/** The one spelling of the matched path: the router also matches other letter cases and escapes. */
function canonicalPath({
  pathname,
  params,
  route,
}: NonNullable<ReturnType<typeof matchRoutes>>[number]) {
  return route.path ? generatePath(`/${route.path}`, params) : pathname
}
