import { randomBytes } from 'node:crypto'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { EncodedPicture } from '#domain/photos/picture-encoder.ts'
import {
  isServedPhoto,
  photoContentType,
  photoFiles,
  photoSizeOfFile,
  servedPhotoKey,
  servedPhotoUrl,
  servedPhotoUrls,
} from '#domain/photos/served-photo.ts'
import { isSlotFile } from '#domain/photos/slot-files.ts'
import { StoreFault } from '#domain/store-fault.ts'

type StoredPicture = { original: Uint8Array; encoded: EncodedPicture }

/** What a disk would keep, by key. */
export type PhotoMemory = Map<string, StoredPicture>

export function memoryPhotoStore(pictures: PhotoMemory = new Map()): PhotoStore {
  const find = (url: string) => pictures.get(servedPhotoKey(url) ?? '')
  return {
    urls: servedPhotoUrls,
    put: async (original, encoded) => {
      const key = randomBytes(16).toString('hex')
      pictures.set(key, { original, encoded })
      return {
        url: servedPhotoUrl(key, 'large'),
        width: encoded.width,
        height: encoded.height,
      }
    },
    remove: async (photos) => {
      for (const { url } of photos) pictures.delete(servedPhotoKey(url) ?? '')
    },
    open: async ({ url }, size) => {
      const bytes = find(url)?.encoded.files[size]
      const contentType = photoContentType(photoFiles[size]) ?? ''
      return bytes ? { body: new Uint8Array(bytes), contentType } : null
    },
    read: async (key, file) => {
      const { files, slot } = pictures.get(key)?.encoded ?? {}
      const size = photoSizeOfFile(file)
      const bytes = size ? files?.[size] : isSlotFile(file) && slot?.files[file]
      const contentType = photoContentType(file)
      return bytes && contentType ? { bytes: new Uint8Array(bytes), contentType } : null
    },
    original: async ({ url }) => {
      const picture = find(url)
      return picture ? { bytes: picture.original, extension: picture.encoded.originalFormat } : null
    },
    forgetOriginal: async ({ url }) => {
      const picture = find(url)
      if (picture) picture.original = picture.encoded.files.large
    },
    redactability: async ({ url }) => {
      if (!isServedPhoto(url)) return 'impossible'
      return find(url) ? 'reversible' : 'permanent'
    },
    stored: async () => [...pictures.keys()].map((key) => ({ url: servedPhotoUrl(key, 'large') })),
    ping: async (known = []) => {
      const isLost = known.length > 0 && !known.some(({ url }) => find(url))
      if (isLost) throw new StoreFault('unavailable', 'As fotos sumiram da memória.')
    },
  }
}
