/** The part of a route of the server build that is read here. */
export type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: { handle?: unknown }
}

export type RouteMatch = {
  handle: unknown
  /** The one spelling of the matched path: routes also match other letter cases and escapes. */
  canonicalPath: string
}

export type MatchRoute = (path: string) => RouteMatch | null

/** Tells which route an address belongs to. The router's `matchRoutes` does the same in a hundred times the time. */
export function routeMatcher(routes: readonly BuiltRoute[]): MatchRoute {
  const byId = new Map(routes.map((route) => [route.id, route]))
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId === undefined ? undefined : byId.get(route.parentId)
    return [parent && pathOf(parent), route.path].filter(Boolean).join('/')
  }
  const pages = routes
    .filter(({ path, index }) => index || (path && path !== '*'))
    .map((route) => {
      const segments = pathOf(route).split('/')
      return { segments, pattern: patternOf(segments), handle: route.module.handle }
    })

  return (path) => {
    const decoded = decodePath(path)
    if (decoded === null) return null
    for (const { segments, pattern, handle } of pages) {
      const match = pattern.exec(decoded)
      if (match) return { handle, canonicalPath: fillIn(segments, match.slice(1)) }
    }
    return null
  }
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
