import { thumbHashToAverageRGBA } from 'thumbhash'
import type { Photo } from '#domain/photos/photo.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** A photo as the browser gets it: without its file name, which may name a child. */
export type PhotoView = Pick<PhotoAddresses, 'src' | 'srcSet' | 'large'> & {
  id: number
  width?: number
  height?: number
  averageColor?: string
}

export function photoView(photo: Photo): PhotoView {
  const { src, srcSet, large } = photoAddresses(photo)
  const color = photo.thumbhash && averageColor(photo.thumbhash)
  return {
    id: photo.id,
    src,
    large,
    ...(srcSet && { srcSet }),
    ...(photo.width && { width: photo.width }),
    ...(photo.height && { height: photo.height }),
    ...(color && { averageColor: color }),
  }
}

function averageColor(thumbhash: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0))
    const { r, g, b } = thumbHashToAverageRGBA(bytes)
    const hex = (channel: number) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0')
    return `#${hex(r)}${hex(g)}${hex(b)}`
  } catch {
    // A damaged hash must not cost the visitor the page.
    return null
  }
}
