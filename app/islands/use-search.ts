import { type MouseEvent, useSyncExternalStore } from 'react'
import { onSearchChange } from './search.ts'

/** The URL's query, where an island keeps state that is worth sharing. `rendered`: the query that the server saw. */
export function useSearch(rendered: string): string {
  return useSyncExternalStore(
    onSearchChange,
    () => location.search,
    () => rendered,
  )
}

/** For a link that the island handles, unless it is opened in another tab. Such a link needs `data-press`. */
export function onPlainClick(follow: () => unknown) {
  return (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    follow()
  }
}
