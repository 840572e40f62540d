import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PhotoView } from '#app/photo-view.ts'

type LightboxState = { photos: PhotoView[]; from: number; initialPosition: number | null }

/** The open photo stands in the address (`?foto=ID`): Back closes it, and a link to it can be sent. */
export function useLightbox({ photos, from, initialPosition }: LightboxState) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
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
    return `?${next}`
  }

  return {
    position: openId === null ? null : positionOf(openId),

    open: (id: number) => navigate(searchWith(id), { state: { openedHere: true } }),

    view: (position: number, id: number) => {
      // Back may have closed it while the photo was still sliding in.
      if (!new URLSearchParams(window.location.search).has('foto')) return
      seen.current.set(id, position)
      // Past the router, whose pending navigation would overwrite the entry that a quick Back returns to.
      window.history.replaceState(window.history.state, '', searchWith(id))
    },

    close: () => {
      if (state?.openedHere) navigate(-1)
      else navigate(searchWith(null), { replace: true })
    },
  }
}
