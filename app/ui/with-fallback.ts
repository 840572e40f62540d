import type { SyntheticEvent } from 'react'
import { hasFailed, showFallback } from './image-fallback.ts'

/** For an image that has another picture to show when its own cannot be loaded. */
export function withFallback(fallback: string) {
  return {
    'data-fallback': fallback,
    ref: (image: HTMLImageElement | null) => {
      if (image && hasFailed(image)) showFallback(image)
    },
    onError: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => showFallback(currentTarget),
  }
}
