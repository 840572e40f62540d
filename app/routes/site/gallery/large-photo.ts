import { useEffect } from 'react'
import type { ShownPhoto } from '../../../shown-photo.ts'

type LargePhotoProps = { known: ShownPhoto[]; knownFrom: number; place: number }

/**
 * What the lightbox's script, when it is lost, leaves to do: go to the picture as its tile's link
 * does. It takes the place of `?foto=` in the history, or Back would come here and be sent on again.
 */
export function LargePhoto({ known, knownFrom, place }: LargePhotoProps) {
  const large = known[place - knownFrom]?.large

  useEffect(() => {
    if (large) location.replace(large)
  }, [large])

  return null
}
