// Generating the types of the routes takes 1.7 s of processor time, so it is done only when they would change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest.mjs'
import { root } from './root.mjs'

const stampFile = join(root, '.react-router/stamp')

export async function hasRouteTypes() {
  if (!existsSync(stampFile)) return false
  // Routes that cannot be loaded are reported by the generator.
  const routes = await loadRoutes().catch(() => null)
  return routes !== null && readFileSync(stampFile, 'utf8') === routeTypesStamp(routes)
}

export async function stampRouteTypes() {
  writeFileSync(stampFile, routeTypesStamp(await loadRoutes()))
}

/** Covers what the types are generated from, and the types themselves: the development server writes them too. */
export function routeTypesStamp(routes, top = root) {
  const files = ['react-router.config.ts', 'package-lock.json', '.react-router/types']
  return `${JSON.stringify(routes)}\n${digestOf(files, top)}`
}

async function loadRoutes() {
  return (await import('#app/routes.ts')).default
}
