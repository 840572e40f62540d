import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { startFaceSearch } from './find-faces.ts'

type SearchedPhoto = { large: string }

/**
 * Searches the photos one after the other. What is known is forgotten with the page. A photo that is covered in another
 * tab gets another URL, and is searched again.
 */
export function useEventSearch<T extends SearchedPhoto>(photos: readonly T[]) {
  const [phase, setPhase] = useState<'not yet' | 'searching' | 'paused'>('not yet')
  /** Faces by URL. Null: the photo could not be searched. */
  const [found, setFound] = useState<ReadonlyMap<string, number | null>>(new Map())
  const [search] = useState(startFaceSearch)
  const [wakes, setWakes] = useState(0)
  const next = photos.find(({ large }) => !found.has(large))?.large
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (phase !== 'searching' || next === undefined) return
    let isCurrent = true
    void search.facesIn(next).then((faces) => {
      if (isCurrent) setFound((before) => new Map(before).set(next, faces ? faces.length : null))
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a screen that wakes up starts the photo again
  }, [phase, next, search, wakes])

  useEffect(() => {
    // A screen that slept may have stopped the worker for good.
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      search.end()
      setWakes((before) => before + 1)
      void revalidate()
    }
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      search.end()
    }
  }, [search, revalidate])

  const uncovered = photos
    .map((photo) => ({ ...photo, faces: found.get(photo.large) ?? 0 }))
    .filter(({ faces }) => faces > 0)
    .toSorted((a, b) => b.faces - a.faces)
  const failed = photos.filter(({ large }) => found.get(large) === null).length
  return {
    phase,
    checked: photos.filter(({ large }) => found.has(large)).length,
    uncovered,
    failed,
    start: () => setPhase('searching'),
    pause: () => {
      search.end()
      setPhase('paused')
    },
    tryAgain: () => {
      setFound(new Map([...found].filter(([, faces]) => faces !== null)))
      setPhase('searching')
    },
  }
}
