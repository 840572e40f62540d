import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoSizes, PhotoSizeUrls } from '#domain/photos/photo-urls.ts'

/** A photo as the browser gets it: without its file name, which may name a child. */
export type PhotoView = Pick<PhotoSizeUrls, 'src' | 'srcSet' | 'large'> & {
  id: number
  /** What people call it: see photo-number.ts. */
  numero?: number
  width?: number
  height?: number
  legenda?: string
}

export function photoView(photo: Photo & { numero?: number }, sizesOf: PhotoSizes): PhotoView {
  const { src, srcSet, large } = sizesOf(photo)
  return {
    id: photo.id,
    ...(photo.numero && { numero: photo.numero }),
    src,
    large,
    ...(srcSet && { srcSet }),
    ...(photo.width && { width: photo.width }),
    ...(photo.height && { height: photo.height }),
    ...(photo.legenda && { legenda: photo.legenda }),
  }
}
