import { matchPath } from 'react-router'
import type { PrefetchablePage } from './prefetchable-page.ts'

const fetched = new Set<string>()

/**
 * Fetches the scripts and the data of a page, each once in the life of a document, with the lowest
 * priority. The router's own `prefetch` also runs the scripts, and reloads the document when one of
 * them cannot be fetched: the visitor would lose the page they are reading.
 */
export function prefetchPage({ pathname, search }: URL, pages: readonly PrefetchablePage[]): void {
  const page = pages.find(({ path }) => matchPath(path, pathname))
  if (!page || pathname + search === location.pathname + location.search) return
  for (const address of page.modules) once(address, prefetchScript)
  if (page.loaderRouteId) once(dataAddress(pathname, search, page.loaderRouteId), prefetchData)
}

function once(address: string, prefetch: (address: string) => void): void {
  if (fetched.has(address)) return
  fetched.add(address)
  prefetch(address)
}

function prefetchScript(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  // Safari knows no prefetch.
  const rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
  document.head.append(Object.assign(link, { rel, as: 'script', href }))
}

function prefetchData(address: string): void {
  fetch(address, { priority: 'low' }).catch(() => {})
}

/** The address that the router will ask, letter by letter: otherwise it is fetched a second time. */
function dataAddress(pathname: string, search: string, routeId: string): string {
  const url = new URL(`${pathname === '/' ? '/_' : pathname}.data${search}`, location.origin)
  url.searchParams.set('_routes', routeId)
  return url.pathname + url.search
}
