export type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: { handle?: unknown }
}

export type RouteMatch = {
  id: string
  handle: unknown
  /** The one spelling of the matched path: routes also match other letter cases and escapes. */
  canonicalPath: string
}

export type MatchRoute = (path: string) => RouteMatch | null

/** Tells which route an address belongs to. The router's `matchRoutes` does the same in a hundred times the time. */
export function routeMatcher(routes: readonly BuiltRoute[]): MatchRoute {
  const pages = routes
    .filter(({ path, index }) => index || (path && path !== '*'))
    .map((route) => {
      const segments = pathPattern(route, routes).slice(1).split('/')
      return { id: route.id, segments, pattern: patternOf(segments), handle: route.module.handle }
    })

  return (path) => {
    const decoded = decodePath(path)
    if (decoded === null) return null
    for (const { id, segments, pattern, handle } of pages) {
      const match = pattern.exec(decoded)
      if (match) return { id, handle, canonicalPath: fillIn(segments, match.slice(1)) }
    }
    return null
  }
}

/** With those of its parents: '/galeria-evento/:id'. */
function pathPattern(route: BuiltRoute, routes: readonly BuiltRoute[]): string {
  const parent = routes.find(({ id }) => id === route.parentId)
  const parts = [parent && pathPattern(parent, routes).slice(1), route.path]
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

/** Null where an escape is broken, or hides a slash. */
function decodePath(path: string): string | null {
  if (!path.includes('%')) return path
  try {
    return /%2f/i.test(path) ? null : decodeURIComponent(path)
  } catch {
    return null
  }
}
