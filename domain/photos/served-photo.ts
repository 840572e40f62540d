import { isStoredKey, photoKey } from './photo-key.ts'
import { type PhotoSizeUrls, type PhotoToShow, type PhotoUrls, srcSet } from './photo-urls.ts'
import { type PhotoSize, photoSizes } from './picture-encoder.ts'
import { isBrandFile, isSlotFile } from './slot-files.ts'

// The files of a store that this site serves itself. What everyone may see is at `/fotos/<key>/<file>`, the photos of
// other events at `/familias/galeria/<event>/<key>/<file>`. A document contains `/fotos/<key>/large.webp` whoever sees
// its event; older documents contain the other form for events that were hidden then.

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

/** Photos of earlier releases lack this size until it is made for them. */
export const addedSize = '600' satisfies PhotoSize

/** `hasAddedSize`: whether the photo with this key has it. */
export function servedPhotoUrls(hasAddedSize: (key: string) => boolean): PhotoUrls {
  const folderOf = (url: string) => `/fotos/${photoKey(url)}`
  const sizes = (folder: string, photo: PhotoToShow) =>
    sizesIn(folder, photo, hasAddedSize(photoKey(photo.url)))
  return {
    isOwn: isServedPhoto,
    sizes: (photo) => (isServedPhoto(photo.url) ? sizes(folderOf(photo.url), photo) : null),
    guardedSizes: (photo, folder) => (isServedPhoto(photo.url) ? sizes(folder, photo) : null),
    slot: (url, { width, format }) =>
      isServedPhoto(url) ? `${folderOf(url)}/${width}.${format}` : null,
    brand: (url, { file }) => (isServedPhoto(url) ? `${folderOf(url)}/${file}` : null),
  }
}

export function sizesIn(folder: string, photo: PhotoToShow, hasAddedSize = true): PhotoSizeUrls {
  const at = (size: PhotoSize) => `${folder}/${photoFiles[size]}`
  const widths: [number, string][] = [
    [400, at('400')],
    ...(hasAddedSize ? [[600, at('600')] satisfies [number, string]] : []),
    [800, at('800')],
    [2048, at('large')],
  ]
  return { src: at('400'), srcSet: srcSet(photo, widths), large: at('large'), og: at('og') }
}

export function servedPhotoUrl(key: string, size: PhotoSize): string {
  return `/fotos/${key}/${photoFiles[size]}`
}

const servedPath = /^\/(?:fotos|familias\/galeria\/[^/]+)\/([^/]+)\/large\.webp$/

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
