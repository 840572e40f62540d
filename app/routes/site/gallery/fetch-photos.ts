import type { PhotoView } from '#app/photo-view.ts'
import { photosPerPage, photosPerRequest } from './gallery-params.ts'

/** As many as one request brings. */
export async function fetchPhotos(galleryPath: string, from: number): Promise<PhotoView[]> {
  const response = await fetch(`${galleryPath}/fotos?de=${from}`)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { photos } = (await response.json()) as { photos: PhotoView[] }
  return photos
}

/** As many as the first page of all photos shows. */
export async function fetchFirstPage(galleryPath: string, total: number): Promise<PhotoView[]> {
  const size = Math.min(total, photosPerPage)
  const requests = Array.from({ length: Math.ceil(size / photosPerRequest) }, (_, index) =>
    fetchPhotos(galleryPath, index * photosPerRequest),
  )
  return (await Promise.all(requests)).flat()
}
