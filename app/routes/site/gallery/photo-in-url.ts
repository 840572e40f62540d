import { pushSearch, replaceSearch } from '#app/islands/search.ts'

/** The open photo is in the URL (`?foto=ID`), so that Back closes it and a link to it can be shared. */
export function photoInUrl(search = location.search): number | null {
  return Number(new URLSearchParams(search).get('foto')) || null
}

export function openInUrl(id: number): void {
  // With a hash, Back would scroll to its target, such as the skip link's, and not to the photo's tile.
  if (location.hash) replaceSearch(location.search)
  pushSearch(searchWith(id), { openedHere: true })
}

/** Without an event: the lightbox already shows the photo and need not render again. */
export function viewInUrl(id: number): void {
  // Back may have closed it while the photo was still sliding in.
  if (photoInUrl() !== null) history.replaceState(history.state, '', searchWith(id))
}

export function closeInUrl(): void {
  if (history.state?.openedHere) history.back()
  else replaceSearch(searchWith(null))
}

function searchWith(id: number | null): string {
  const next = new URLSearchParams(location.search)
  if (id === null) next.delete('foto')
  else next.set('foto', String(id))
  return next.size > 0 ? `?${next}` : ''
}
