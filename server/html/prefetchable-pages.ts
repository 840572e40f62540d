import type { ServerBuild } from 'react-router'
import { cachePolicyOf } from '#app/cache-policy.ts'
import type { PrefetchablePage } from '#app/prefetch/prefetchable-page.ts'
import { pathPattern } from '../http/route-match.ts'

/** The pages that are the same for every visitor, and what a browser fetches to show them. */
export function prefetchablePages({
  routes,
  assets,
}: Pick<ServerBuild, 'routes' | 'assets'>): PrefetchablePage[] {
  const built = Object.values(routes).filter((route) => route !== undefined)
  const modulesOf = (id: string) => {
    const { module, clientLoaderModule, imports = [] } = assets.routes[id] ?? {}
    return [module, clientLoaderModule, ...imports].filter((address) => address !== undefined)
  }
  const onEveryPage = new Set(modulesOf('root'))

  return built
    .filter(({ module }) => cachePolicyOf(module.handle) && module.default)
    .map((route) => ({
      path: pathPattern(route, built),
      modules: modulesOf(route.id).filter((address) => !onEveryPage.has(address)),
      loaderRouteId: assets.routes[route.id]?.hasLoader ? route.id : null,
    }))
}
