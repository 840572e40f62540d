import type { PhotoView } from '#app/photo-view.ts'
import { photosPerPage } from './gallery-params.ts'
import { fetchPortion, photosPerRequest } from './photo-portions.ts'

/** The photos of one request. */
export async function fetchPhotos(galleryPath: string, from: number): Promise<PhotoView[]> {
  const response = await fetchPortion(galleryPath, from)
  if (response.status === 404) return leaveFor(galleryPath)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { photos } = (await response.json()) as { photos: PhotoView[] }
  return photos
}

/** Leaves the page if its gallery is no longer there for this visitor. Throws if that cannot be checked. */
export async function checkGallery({ path, photoCount }: { path: string; photoCount: number }) {
  await fetchPhotos(path, photoCount)
}

/** The photos on the first page of the whole gallery. */
export async function fetchFirstPage(galleryPath: string, total: number): Promise<PhotoView[]> {
  const size = Math.min(total, photosPerPage)
  const requests = Array.from({ length: Math.ceil(size / photosPerRequest) }, (_, index) =>
    fetchPhotos(galleryPath, index * photosPerRequest),
  )
  return (await Promise.all(requests)).flat()
}

/** The gallery's own page says why it is gone. Never resolves, so that nothing else is said until it arrives. */
function leaveFor(galleryPath: string): Promise<never> {
  location.replace(galleryPath)
  return new Promise(() => {})
}
