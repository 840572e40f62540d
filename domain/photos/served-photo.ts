import { isStoredKey, photoKey } from './photo-key.ts'
import { type PhotoSizeUrls, type PhotoToShow, type PhotoUrls, srcSet } from './photo-urls.ts'
import { type PhotoSize, photoSizes } from './picture-encoder.ts'
import { isBrandFile, isSlotFile } from './slot-files.ts'

// The files of a store that this site serves itself. What everyone may see is at `/fotos/<key>/<file>`, the photos of
// other events at `/familias/galeria/<event>/<key>/<file>`. A document contains `/fotos/<key>/large.webp` whoever sees
// its event.

export const photoFiles: Record<PhotoSize, string> = {
  '400': '400.webp',
  '600': '600.webp',
  '800': '800.webp',
  large: 'large.webp',
  og: 'og.jpg',
}

const contentTypes: Record<PhotoSize, string> = {
  '400': 'image/webp',
  '600': 'image/webp',
  '800': 'image/webp',
  large: 'image/webp',
  og: 'image/jpeg',
}

const folderOf = (url: string) => `/fotos/${photoKey(url)}`

export const servedPhotoUrls: PhotoUrls = {
  isOwn: isServedPhoto,
  sizes: (photo) => (isServedPhoto(photo.url) ? sizesIn(folderOf(photo.url), photo) : null),
  guardedSizes: (photo, folder) => (isServedPhoto(photo.url) ? sizesIn(folder, photo) : null),
  slot: (url, { width, format }) =>
    isServedPhoto(url) ? `${folderOf(url)}/${width}.${format}` : null,
  brand: (url, { file }) => (isServedPhoto(url) ? `${folderOf(url)}/${file}` : null),
}

export function sizesIn(folder: string, photo: PhotoToShow): PhotoSizeUrls {
  const at = (size: PhotoSize) => `${folder}/${photoFiles[size]}`
  const widths: [number, string][] = [
    [400, at('400')],
    [600, at('600')],
    [800, at('800')],
    [2048, at('large')],
  ]
  return { src: at('400'), srcSet: srcSet(photo, widths), large: at('large'), og: at('og') }
}

export function servedPhotoUrl(key: string, size: PhotoSize): string {
  return `/fotos/${key}/${photoFiles[size]}`
}

const servedPath = /^\/fotos\/([^/]+)\/large\.webp$/

/** Whether the URL in a document is of a photo whose files this site serves itself. */
export function isServedPhoto(url: string): boolean {
  return isStoredKey(servedPath.exec(url)?.[1] ?? '')
}

/** The key of a photo whose files this site serves itself. */
export function servedPhotoKey(url: string): string | null {
  return isServedPhoto(url) ? photoKey(url) : null
}

export function photoSizeOfFile(file: string): PhotoSize | null {
  return photoSizes.find((size) => photoFiles[size] === file) ?? null
}

/** Null for a name that is not a photo's file. */
export function photoContentType(file: string): string | null {
  const size = photoSizeOfFile(file)
  if (size) return contentTypes[size]
  if (isBrandFile(file)) return file.endsWith('.png') ? 'image/png' : 'image/jpeg'
  if (!isSlotFile(file)) return null
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp'
}
