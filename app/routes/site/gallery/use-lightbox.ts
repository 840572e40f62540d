import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ShownPhoto } from '../../../shown-photo.ts'

type LightboxFacts = { photos: ShownPhoto[]; from: number; place: number | null }

/**
 * Which photo is open. The address says so (`?foto=ID`), so that Back closes it and a friend who
 * gets the address sees the same photo.
 */
export function useLightbox({ photos, from, place: placeAtFirst }: LightboxFacts) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const searchParams = new URLSearchParams(search)
  const named = Number(searchParams.get('foto')) || null

  // Places of photos the visitor has come by; those of the page itself are known anyway.
  const [seen, setSeen] = useState<{ id: number; place: number } | null>(null)

  const placeOf = (id: number): number | null => {
    if (seen?.id === id) return seen.place
    const index = photos.findIndex((photo) => photo.id === id)
    return index >= 0 ? from + index : placeAtFirst
  }

  const address = (id: number | null) => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('foto')
    else next.set('foto', String(id))
    return `?${next}`
  }

  return {
    place: named === null ? null : placeOf(named),

    open: (place: number, id: number) => {
      setSeen({ id, place })
      navigate(address(id), { preventScrollReset: true, state: { openedHere: true } })
    },

    view: (place: number, id: number) => {
      if (id === named) return
      setSeen({ id, place })
      navigate(address(id), { replace: true, preventScrollReset: true, state })
    },

    close: () => {
      // Opened on this page, closing is going back; opened by an address, there is nothing to go back to.
      if (state?.openedHere) navigate(-1)
      else navigate(address(null), { replace: true, preventScrollReset: true })
    },
  }
}
