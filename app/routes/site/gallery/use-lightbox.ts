import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ShownPhoto } from '../../../shown-photo.ts'

type LightboxFacts = { photos: ShownPhoto[]; from: number; place: number | null }

/**
 * Which photo was opened. The address says so (`?foto=ID`), so that Back closes it and a friend who
 * gets the address sees the same photo.
 */
export function useLightbox({ photos, from, place: placeAtFirst }: LightboxFacts) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const named = Number(new URLSearchParams(search).get('foto')) || null

  // Places of photos the visitor has come by; those of the page itself are known anyway.
  const seen = useRef(new Map<number, number>())

  const placeOf = (id: number): number | null => {
    const index = photos.findIndex((photo) => photo.id === id)
    return index >= 0 ? from + index : (seen.current.get(id) ?? placeAtFirst)
  }

  const address = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('foto')
    else next.set('foto', String(id))
    return `?${next}`
  }

  return {
    place: named === null ? null : placeOf(named),

    open: (id: number) =>
      navigate(address(id), { preventScrollReset: true, state: { openedHere: true } }),

    view: (place: number, id: number) => {
      // Back may have closed it while the photo was still sliding in.
      if (!new URLSearchParams(window.location.search).has('foto')) return
      seen.current.set(id, place)
      // At once and past the router: a navigation under way would overwrite the entry that a quick
      // Back has just returned to.
      window.history.replaceState(window.history.state, '', address(id))
    },

    close: () => {
      // Opened on this page, closing is going back; opened by an address, there is nothing to go back to.
      if (state?.openedHere) navigate(-1)
      else navigate(address(null), { replace: true, preventScrollReset: true })
    },
  }
}
