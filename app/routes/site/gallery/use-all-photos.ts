import { useCallback, useRef, useState } from 'react'
import { href } from 'react-router'
import type { PhotoView } from '#app/photo-view.ts'
import { photosPerRequest } from './gallery-params.ts'

type AllPhotos = {
  eventId: string
  total: number
  initialPhotos: PhotoView[]
  initialFrom: number
}

/** Photos of the whole gallery, fetched in portions around those that `loadAround` is called for. */
export function useAllPhotos({ eventId, total, initialPhotos, initialFrom }: AllPhotos) {
  const [photos, setPhotos] = useState(() => {
    const all: (PhotoView | undefined)[] = Array.from({ length: total })
    all.splice(initialFrom, initialPhotos.length, ...initialPhotos)
    return all
  })
  const complete = initialPhotos.length === total
  const [ready, setReady] = useState(complete)
  const requested = useRef(new Set<number>())

  const loadAround = useCallback(
    async (position: number) => {
      const from = Math.floor(position / photosPerRequest) * photosPerRequest
      if (complete || requested.current.has(from)) return
      requested.current.add(from)
      try {
        const fetched = await fetchPhotos(eventId, from)
        setPhotos((before) => before.map((photo, index) => fetched[index - from] ?? photo))
      } catch {
        requested.current.delete(from)
      }
      setReady(true)
    },
    [eventId, complete],
  )

  /** `ready`: the first portion has arrived or failed. */
  return { photos, loadAround, ready }
}

async function fetchPhotos(id: string, from: number): Promise<PhotoView[]> {
  const response = await fetch(`${href('/galeria-evento/:id/fotos', { id })}?de=${from}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { photos } = (await response.json()) as { photos: PhotoView[] }
  return photos
}
