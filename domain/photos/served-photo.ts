import { type PhotoSizeUrls, type PhotoToShow, type PhotoUrls, srcSet } from './photo-urls.ts'
import { type PhotoSize, photoSizes } from './picture-encoder.ts'
import { isBrandFile, isSlotFile } from './slot-files.ts'

// The files of a store that this site serves itself: `/fotos/<key>/<file>`. The key cannot be guessed,
// and what is behind it never changes. A photo of an event that is not for everyone is at
// `/familias/galeria/<event>/<guarded key>/<file>`, whose route asks who is looking. A guarded key begins with
// a letter that no other key has, so the two can never be mistaken for each other.

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
  isGuarded: (url) => guardedPath.test(url),
  sizes: (photo) => (ownPhotoKey(photo.url) ? sizesIn(folderOf(photo.url), photo) : null),
  slot: (url, { width, format }) =>
    ownPhotoKey(url) ? `${folderOf(url)}/${width}.${format}` : null,
  brand: (url, { file }) => (ownPhotoKey(url) ? `${folderOf(url)}/${file}` : null),
}

export function sizesIn(folder: string, photo: PhotoToShow): PhotoSizeUrls {
  const at = (size: PhotoSize) => `${folder}/${photoFiles[size]}`
  const widths: [number, string][] = [
    [400, at('400')],
    [800, at('800')],
    [2048, at('large')],
  ]
  return { src: at('400'), srcSet: srcSet(photo, widths), large: at('large'), og: at('og') }
}

/** Where the site serves a gallery to those who may see it. */
export function guardedGalleryPath(eventId: string): string {
  return `/familias/galeria/${encodeURIComponent(eventId)}`
}

/** And the files of one of its photos. */
export function guardedFolder(eventId: string, key: string): string {
  return `${guardedGalleryPath(eventId)}/${key}`
}

export function ownPhotoUrl(key: string, size: PhotoSize): string {
  return `/fotos/${key}/${photoFiles[size]}`
}

const publicPath = /^\/fotos\/([0-9a-f]{32})\/large\.webp$/
const guardedPath = /^\/familias\/galeria\/[^/]+\/(g[0-9a-f]{32})\/large\.webp$/

export function ownPhotoKey(url: string): string | null {
  return (publicPath.exec(url) ?? guardedPath.exec(url))?.[1] ?? null
}

/** The key under which a store of this kind keeps a photo. */
export function isPhotoKey(text: string): boolean {
  return isPublicKey(text) || isGuardedKey(text)
}

export function isPublicKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

export function isGuardedKey(text: string): boolean {
  return /^g[0-9a-f]{32}$/.test(text)
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/'))
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
