/** How many photos the lightbox requests at a time. */
export const photosPerRequest = 60

let begun: { url: string; response: Promise<Response> } | null = null

/** Begins the request that the lightbox will make for a photo, before the lightbox is there. */
export function beginPortion(galleryPath: string, position: number): void {
  const url = portionUrl(galleryPath, portionOf(position))
  const response = fetch(url)
  begun = { url, response }
  response.catch(forgetPortion)
}

/** What was begun for a photo that was closed is no answer to a later request. */
export function forgetPortion(): void {
  begun = null
}

export function fetchPortion(galleryPath: string, from: number): Promise<Response> {
  const url = portionUrl(galleryPath, from)
  const response = begun?.url === url ? begun.response : fetch(url)
  begun = null
  return response
}

/** The position of the first photo in the same request. */
export function portionOf(position: number): number {
  return position - (position % photosPerRequest)
}

function portionUrl(galleryPath: string, from: number): string {
  return `${galleryPath}/fotos?de=${from}`
}
