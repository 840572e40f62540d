import { useEffect } from 'react'
import type { LightboxProps } from './lightbox.tsx'

/** When the lightbox's script is lost: leads to the picture, in the place of `?foto=` in the history. */
export function LightboxFallback({ initialPhotos, initialFrom, position }: LightboxProps) {
  const large = initialPhotos[position - initialFrom]?.large

  useEffect(() => {
    if (large) location.replace(large)
  }, [large])

  return null
}
