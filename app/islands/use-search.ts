import { type MouseEvent, useSyncExternalStore } from 'react'

/** Beside `popstate`, which the browser sends for Back and Forward alone. */
const pushed = 'search-pushed'

/** The query of the URL, where an island keeps what a person would share. `rendered`: the one the server saw. */
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

/** For a link that the island follows by itself, unless it is opened in another tab. Links with it carry `data-press`. */
export function onPlainClick(follow: () => void) {
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
