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
  const [answered, setAnswered] = useState(known.length === total)
  const asked = useRef(new Set<number>())

  const wanted = useCallback(
    async (place: number) => {
      const from = Math.floor(place / portion) * portion
      if (known.length === total || asked.current.has(from)) return
      asked.current.add(from)
      try {
        const fetched = await fetchPortion(eventId, from)
        setPhotos((before) => before.map((photo, index) => fetched[index - from] ?? photo))
      } catch {
        // Those places keep a waiting picture; coming by again asks again.
        asked.current.delete(from)
      }
      setAnswered(true)
    },
    [eventId, known.length, total],
  )

  /** `answered`: the first portion is here, or is known not to come. */
  return { photos, wanted, answered }
}

/** As many as the address answers at a time. */
const portion = 60

async function fetchPortion(id: string, from: number): Promise<ShownPhoto[]> {
  const answer = await fetch(`${href('/galeria-evento/:id/fotos', { id })}?de=${from}`)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const { photos } = (await answer.json()) as { photos: ShownPhoto[] }
  return photos
}
