import { type MouseEvent, useSyncExternalStore } from 'react'

/** Complements `popstate`, which the browser sends only for Back and Forward. */
const pushed = 'search-pushed'

/** The URL's query, where an island keeps state that is worth sharing. `rendered`: the query that the server saw. */
export function useSearch(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => rendered,
  )
}

export function pushSearch(search: string, state: unknown = null): void {
  history.pushState(state, '', search || location.pathname)
  dispatchEvent(new Event(pushed))
}

export function replaceSearch(search: string): void {
  history.replaceState(null, '', search || location.pathname)
  dispatchEvent(new Event(pushed))
}

/** For a link that the island handles, unless it is opened in another tab. Such a link needs `data-press`. */
export function onPlainClick(follow: () => unknown) {
  return (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    follow()
  }
}

function subscribe(onChange: () => void): () => void {
  for (const name of ['popstate', pushed]) addEventListener(name, onChange)
  return () => {
    for (const name of ['popstate', pushed]) removeEventListener(name, onChange)
  }
}
