import type { Photo } from '#domain/photos/photo.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** A photo as visitors receive it: no file name, which may name a child. */
export type ShownPhoto = Pick<PhotoAddresses, 'src' | 'srcSet' | 'large'> & {
  id: number
  width?: number
  height?: number
}

export function shownPhoto(photo: Photo): ShownPhoto {
  const { src, srcSet, large } = photoAddresses(photo)
  return {
    id: photo.id,
    src,
    large,
    ...(srcSet && { srcSet }),
    ...(photo.width && { width: photo.width }),
    ...(photo.height && { height: photo.height }),
  }
}
