import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { RouteHandle } from '#app/route-handle.ts'
import routes from '#app/routes.ts'

/** A route of app/routes.ts that has a path, with the text of its module. */
export type SiteRoute = { path: string; file: string; source: string }

export const siteRoutes: readonly SiteRoute[] = withPaths(routes)

const inSitemap = siteRoutes.filter(({ source }) => declared(source, 'sitemap') === 'true')

/** The pages that every visitor may open without knowing an id: '/', '/cursos' and so on. */
export const publicPages = inSitemap.map(({ path }) => path)

/** For tests that need a browser: of pages that differ only by language, the first. */
export const publicPageOfEachRoute = inSitemap
  .filter(({ file }, index) => inSitemap.findIndex((other) => other.file === file) === index)
  .map(({ path }) => path)

/** How a module declares a trait, as written there: importing the module would need the whole build. */
export function declared(source: string, trait: keyof RouteHandle): string | undefined {
  const [handle = ''] = /^export const handle\b[\s\S]*?\}$/m.exec(source) ?? []
  return new RegExp(`\\b${trait}: (true|'\\w+'|\\{)`).exec(handle)?.[1]
}

function withPaths(entries: RouteConfigEntry[]): SiteRoute[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const own = index || (path && path !== '*')
    const source = own ? readFileSync(resolve('app', file), 'utf8') : ''
    return [...(own ? [{ path: `/${path ?? ''}`, file, source }] : []), ...withPaths(children)]
  })
}
