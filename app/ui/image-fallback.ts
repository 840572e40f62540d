import type { SyntheticEvent } from 'react'

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

/** The same where no React runs: public pages are documents. */
export function watchImages(): void {
  for (const image of document.images) if (hasFailed(image)) showFallback(image)
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && showFallback(target)
  addEventListener('error', onError, true)
}

const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset.fallback
  image.removeAttribute('srcset')
  image.src = fallback
}
