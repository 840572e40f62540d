import { useCallback, useRef, useState } from 'react'
import { href } from 'react-router'
import type { ShownPhoto } from '../../../shown-photo.ts'

type AllPhotos = { eventId: string; total: number; known: ShownPhoto[]; knownFrom: number }

/** Photos of the whole gallery, fetched in portions around the place the visitor looks at. */
export function useAllPhotos({ eventId, total, known, knownFrom }: AllPhotos) {
  const [photos, setPhotos] = useState(() => {
    const places: (ShownPhoto | undefined)[] = Array.from({ length: total })
    places.splice(knownFrom, known.length, ...known)
    return places
  })
  const asked = useRef(new Set<number>())

  const wanted = useCallback(
    async (place: number) => {
      const from = Math.floor(place / portion) * portion
      if (asked.current.has(from)) return
      asked.current.add(from)
      try {
        const answer = await fetch(
          `${href('/galeria-evento/:id/fotos', { id: eventId })}?de=${from}`,
        )
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        const { photos: portionPhotos } = (await answer.json()) as { photos: ShownPhoto[] }
        setPhotos((before) => before.map((photo, index) => portionPhotos[index - from] ?? photo))
      } catch {
        // The place keeps its waiting picture; the next visit to it asks again.
        asked.current.delete(from)
      }
    },
    [eventId],
  )

  return { photos, wanted }
}

/** As many as the address answers at a time. */
const portion = 60
