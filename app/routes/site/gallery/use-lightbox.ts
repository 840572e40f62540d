import { useRef } from 'react'
import { pushSearch, replaceSearch } from '#app/islands/use-search.ts'
import type { PhotoView } from '#app/photo-view.ts'

type LightboxState = {
  search: string
  photos: readonly PhotoView[]
  from: number
  initialPosition: number | null
}

/** The open photo is in the URL (`?foto=ID`), so that Back closes it and a link to it can be shared. */
export function useLightbox({ search, photos, from, initialPosition }: LightboxState) {
  const openId = Number(new URLSearchParams(search).get('foto')) || null

  /** Positions by id of the photos seen beyond this page. */
  const seen = useRef(new Map<number, number>())

  const positionOf = (id: number): number | null => {
    const index = photos.findIndex((photo) => photo.id === id)
    return index >= 0 ? from + index : (seen.current.get(id) ?? initialPosition)
  }

  const searchWith = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('foto')
    else next.set('foto', String(id))
    return next.size > 0 ? `?${next}` : ''
  }

  return {
    position: openId === null ? null : positionOf(openId),

    open: (id: number) => {
      // With a hash, Back would scroll to its target, such as the skip link's, and not to the photo's tile.
      if (location.hash) replaceSearch(search)
      pushSearch(searchWith(id), { openedHere: true })
    },

    view: (position: number, id: number) => {
      // Back may have closed it while the photo was still sliding in.
      if (!new URLSearchParams(window.location.search).has('foto')) return
      seen.current.set(id, position)
      // Without an event: the lightbox already shows the photo and need not render again.
      window.history.replaceState(window.history.state, '', searchWith(id))
    },

    close: () => {
      if (window.history.state?.openedHere) window.history.back()
      else replaceSearch(searchWith(null))
    },
  }
}
