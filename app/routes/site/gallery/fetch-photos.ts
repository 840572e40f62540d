import type { PhotoView } from '#app/photo-view.ts'
import { photosPerPage, photosPerRequest } from './gallery-params.ts'

/** The photos of one request. */
export async function fetchPhotos(galleryPath: string, from: number): Promise<PhotoView[]> {
  const response = await fetch(`${galleryPath}/fotos?de=${from}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { photos } = (await response.json()) as { photos: PhotoView[] }
  return photos
}

/** The photos on the first page of the whole gallery. */
export async function fetchFirstPage(galleryPath: string, total: number): Promise<PhotoView[]> {
  const size = Math.min(total, photosPerPage)
  const requests = Array.from({ length: Math.ceil(size / photosPerRequest) }, (_, index) =>
    fetchPhotos(galleryPath, index * photosPerRequest),
  )
  return (await Promise.all(requests)).flat()
}
