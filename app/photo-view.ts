import type { Photo } from '#domain/photos/photo.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** A photo as the browser gets it: without its file name, which may name a child. */
export type PhotoView = Pick<PhotoAddresses, 'src' | 'srcSet' | 'large'> & {
  id: number
  width?: number
  height?: number
  legenda?: string
}

export function photoView(photo: Photo): PhotoView {
  const { src, srcSet, large } = photoAddresses(photo)
  return {
    id: photo.id,
    src,
    large,
    ...(srcSet && { srcSet }),
    ...(photo.width && { width: photo.width }),
    ...(photo.height && { height: photo.height }),
    ...(photo.legenda && { legenda: photo.legenda }),
  }
}
