import { useCallback, useRef, useState } from 'react'
import type { PhotoView } from '#app/photo-view.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { portionOf } from './photo-portions.ts'

type AllPhotos = {
  galleryPath: string
  total: number
  initialPhotos: readonly PhotoView[]
  initialFrom: number
}

/** Photos of the whole gallery, fetched in portions around those that `loadAround` is called for. */
export function useAllPhotos({ galleryPath, total, initialPhotos, initialFrom }: AllPhotos) {
  const [photos, setPhotos] = useState(() => {
    const all: (PhotoView | undefined)[] = Array.from({ length: total })
    all.splice(initialFrom, initialPhotos.length, ...initialPhotos)
    return all
  })
  const complete = initialPhotos.length === total
  const [ready, setReady] = useState(complete)
  const [failed, setFailed] = useState(false)
  const requested = useRef(new Set<number>())

  const loadAround = useCallback(
    async (position: number) => {
      const from = portionOf(position)
      if (complete || requested.current.has(from)) return
      requested.current.add(from)
      setFailed(false)
      try {
        const fetched = await fetchPhotos(galleryPath, from)
        setPhotos((before) => before.map((photo, index) => fetched[index - from] ?? photo))
      } catch {
        requested.current.delete(from)
        setFailed(true)
      }
      setReady(true)
    },
    [galleryPath, complete],
  )

  /** `ready`: the first portion has arrived or failed. `failed`: the last one has. */
  return { photos, loadAround, ready, failed }
}
