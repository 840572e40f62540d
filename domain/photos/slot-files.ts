import {
  cloudinaryAddress,
  ownPhotoKey,
  photoContentTypes,
  photoSizeOfFile,
} from './photo-addresses.ts'

/** Of a picture that stands in a slot of the site, besides the files of every photo. */
export const slotFiles = ['400.avif', '800.avif', '1400.avif', '1400.webp'] as const
export type SlotFile = (typeof slotFiles)[number]

export const slotWidths = [400, 800, 1400] as const

/** Null for a name that no photo's file has. */
export function photoContentType(file: string): string | null {
  const size = photoSizeOfFile(file)
  if (size) return photoContentTypes[size]
  if (!isSlotFile(file)) return null
  return file.endsWith('.avif') ? 'image/avif' : 'image/webp'
}

export function isSlotFile(file: string): file is SlotFile {
  return (slotFiles as readonly string[]).includes(file)
}

/** Where one width of a slot's picture is, no picture being wider than it was. */
export function slotAddress(
  url: string,
  width: (typeof slotWidths)[number],
  format: 'avif' | 'webp',
): string {
  const key = ownPhotoKey(url)
  if (key) return `/fotos/${key}/${width}.${format}`
  return cloudinaryAddress(url, `f_${format},q_auto,c_limit,w_${width}`) ?? url
}
