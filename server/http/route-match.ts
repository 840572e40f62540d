import { createMiddleware } from 'hono/factory'
import type { RouteHandle } from '#app/route-handle.ts'
import type { RequestVariables } from './request-log.ts'

export type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: { handle?: unknown }
}

export type RouteMatch = {
  id: string
  /** As the route declares it: '/galeria-evento/:id'. */
  path: string
  handle: RouteHandle
  /** What the path has in place of each ':name'. */
  params: string[]
  /** The one spelling of the page's path: routes also match other letter cases and escapes. */
  canonicalPath: string
  isCanonical: boolean
  /** The client router requests a page's data under the page's path plus '.data'. */
  isData: boolean
}

export type MatchRoute = (path: string) => RouteMatch | null

export type Page = { id: string; path: string; handle: RouteHandle }

/** The routes that have a path, with those of their parents: '/galeria-evento/:id'. */
export function pagesOf(routes: readonly BuiltRoute[]): Page[] {
  return routes
    .filter(({ path, index }) => index || (path && path !== '*'))
    .map((route) => ({
      id: route.id,
      path: fullPath(route, routes),
      handle: (route.module.handle as RouteHandle | undefined) ?? {},
    }))
}

/** Finds the route of a path. The router's `matchRoutes` does the same, but takes a hundred times as long. */
export function routeMatcher(pages: readonly Page[]): MatchRoute {
  const patterns = pages.map(({ id, path, handle }) => {
    const segments = path.slice(1).split('/')
    return { id, path, handle, segments, pattern: patternOf(segments) }
  })

  return (path) => {
    const isData = isDataPath(path)
    const page = isData ? pagePathOf(path) : path
    const decoded = decodePath(page)
    if (decoded === null) return null
    for (const { id, path, handle, segments, pattern } of patterns) {
      const match = pattern.exec(decoded)
      if (!match) continue
      const params = match.slice(1)
      const canonicalPath = fillIn(segments, params)
      return {
        id,
        path,
        handle,
        params,
        canonicalPath,
        isCanonical: canonicalPath === page,
        isData,
      }
    }
    return null
  }
}

/** Matches a request once, for everything that depends on what its route declares. */
export function routeMatch(matchRoute: MatchRoute) {
  return createMiddleware<RequestVariables>((c, next) => {
    c.set('route', matchRoute(new URL(c.req.url).pathname))
    return next()
  })
}

export function isFramed(route: RouteMatch | null): boolean {
  return route !== null && !route.isData && route.handle.framed === true
}

export function runsWebAssembly(route: RouteMatch | null): boolean {
  return route?.handle.webAssembly === true
}

export function isDataPath(path: string): boolean {
  return path.endsWith('.data')
}

/** '/cursos.data' and '/cursos/_.data' carry the data of '/cursos', '/_.data' those of '/'. */
function pagePathOf(path: string): string {
  return path.replace(/(\/_)?\.data$/, '') || '/'
}

function fullPath(route: BuiltRoute, routes: readonly BuiltRoute[]): string {
  const parent = routes.find(({ id }) => id === route.parentId)
  const parts = [parent && fullPath(parent, routes).slice(1), route.path]
  return `/${parts.filter(Boolean).join('/')}`
}

function patternOf(segments: string[]): RegExp {
  const patterns = segments.map((segment) =>
    segment.startsWith(':') ? '([^/]+)' : segment.replaceAll('.', '\\.'),
  )
  return new RegExp(`^/${patterns.join('/')}/*$`, 'i')
}

function fillIn(segments: string[], params: string[]): string {
  const values = params.values()
  const filled = segments.map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(values.next().value ?? '') : segment,
  )
  return `/${filled.join('/')}`
}

/** Null if an escape is broken or encodes a slash. */
function decodePath(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return /%2f/i.test(path) ? null : decodeURIComponent(path)
  } catch {
    return null
  }
}
