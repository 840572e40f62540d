import { type PhotoUrls, srcSet } from './photo-urls.ts'
import { type PhotoSize, photoSizes } from './picture-encoder.ts'
import { isSlotFile } from './slot-files.ts'

// The files of a store that this site serves itself: `/fotos/<key>/<file>`. The key cannot be guessed,
// and what is behind it never changes.

export const photoFiles: Record<PhotoSize, string> = {
  '400': '400.webp',
  '800': '800.webp',
  large: 'large.webp',
  og: 'og.jpg',
}

const contentTypes: Record<PhotoSize, string> = {
  '400': 'image/webp',
  '800': 'image/webp',
  large: 'image/webp',
  og: 'image/jpeg',
}

export const servedPhotoUrls: PhotoUrls = {
  isOwn: (url) => ownPhotoKey(url) !== null,
  sizes: (photo) => {
    const key = ownPhotoKey(photo.url)
    if (!key) return null
    const at = (size: PhotoSize) => ownPhotoUrl(key, size)
    const widths: [number, string][] = [
      [400, at('400')],
      [800, at('800')],
      [2048, at('large')],
    ]
    return { src: at('400'), srcSet: srcSet(photo, widths), large: at('large'), og: at('og') }
  },
  slot: (url, { width, format }) => {
    const key = ownPhotoKey(url)
    return key && `/fotos/${key}/${width}.${format}`
  },
}

export function ownPhotoUrl(key: string, size: PhotoSize): string {
  return `/fotos/${key}/${photoFiles[size]}`
}

export function ownPhotoKey(url: string): string | null {
  return /^\/fotos\/([0-9a-f]{32})\/large\.webp$/.exec(url)?.[1] ?? null
}

export function isPhotoKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

export function photoSizeOfFile(file: string): PhotoSize | null {
  return photoSizes.find((size) => photoFiles[size] === file) ?? null
}

/** Null for a name that is not a photo's file. */
export function photoContentType(file: string): string | null {
  const size = photoSizeOfFile(file)
  if (size) return contentTypes[size]
  if (!isSlotFile(file)) return null
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp'
}
