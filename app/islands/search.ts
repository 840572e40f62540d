/** Complements `popstate`, which the browser sends only for Back and Forward. */
const changes = ['popstate', 'search-changed']

export function onSearchChange(listener: () => void): () => void {
  for (const name of changes) addEventListener(name, listener)
  return () => {
    for (const name of changes) removeEventListener(name, listener)
  }
}

export function pushSearch(search: string, state: unknown = null): void {
  history.pushState(state, '', search || location.pathname)
  dispatchEvent(new Event('search-changed'))
}

export function replaceSearch(search: string): void {
  history.replaceState(null, '', search || location.pathname)
  dispatchEvent(new Event('search-changed'))
}
