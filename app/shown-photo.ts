import { thumbHashToAverageRGBA } from 'thumbhash'
import type { Photo } from '#domain/photos/photo.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** A photo as visitors receive it: no file name, which may name a child. */
export type ShownPhoto = Pick<PhotoAddresses, 'src' | 'srcSet' | 'large'> & {
  id: number
  width?: number
  height?: number
  /** Its average colour, which holds its place until it is there. */
  colour: string
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
    colour: averageColour(photo.thumbhash),
  }
}

function averageColour(hash: string | undefined): string {
  const unknown = '#d9cdb8'
  if (!hash) return unknown
  try {
    const bytes = Uint8Array.from(atob(hash), (sign) => sign.charCodeAt(0))
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    return `#${[r, g, b]
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  } catch {
    // An old or mistyped hash is no reason to lose the page.
    return unknown
  }
}
