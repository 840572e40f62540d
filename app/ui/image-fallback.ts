/** Does what `withFallback` does, for the parts of public pages that React does not hydrate. */
export function watchImages(): void {
  for (const image of document.images) if (hasFailed(image)) showFallback(image)
  const onError = ({ target }: Event) => target instanceof HTMLImageElement && showFallback(target)
  addEventListener('error', onError, true)
}

export const hasFailed = ({ complete, currentSrc, naturalWidth }: HTMLImageElement) =>
  complete && currentSrc !== '' && naturalWidth === 0

export function showFallback(image: HTMLImageElement): void {
  const { fallback } = image.dataset
  if (!fallback) return
  delete image.dataset.fallback
  image.removeAttribute('srcset')
  image.src = fallback
}
