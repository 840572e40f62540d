import { useEffect, useState } from 'react'
import type { Face } from '#domain/faces/face.ts'
import { startFaceSearch } from './find-faces.ts'

/** `share`: how much of the photo has been searched, from 0 to 1. */
export type FaceSearchState = { share: number } | 'not yet' | 'failed' | 'done'

/** One search in one photo. Leaving the page ends it. */
export function useFaceSearch(photoUrl: string, onFound: (faces: Face[]) => void) {
  const [state, setState] = useState<FaceSearchState>('not yet')
  const [search] = useState(startFaceSearch)
  useEffect(() => search.end, [search])

  const find = async () => {
    setState({ share: 0 })
    const faces = await search.facesIn(photoUrl, (share) => setState({ share }))
    search.end()
    setState(faces ? 'done' : 'failed')
    if (faces) onFound(faces)
  }
  return { state, find }
}
