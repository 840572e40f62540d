import { randomBytes } from 'node:crypto'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoReferences, PhotoStore } from '#domain/photos/photo-store.ts'
import type { EncodedPicture } from '#domain/photos/picture-encoder.ts'
import {
  guardedFolder,
  isPublicKey,
  ownPhotoKey,
  ownPhotoUrl,
  photoContentType,
  photoFiles,
  photoSizeOfFile,
  servedPhotoUrls,
} from '#domain/photos/served-photo.ts'
import { isSlotFile } from '#domain/photos/slot-files.ts'
import { StoreFault } from '#domain/store-fault.ts'

type StoredPicture = { original: Uint8Array; encoded: EncodedPicture }

/** What a disk would keep: pass it to a second store to simulate a restart. */
export type PhotoMemory = {
  pictures: Map<string, StoredPicture>
  intents: Map<string, string[]>
  setAside: Map<string, StoredPicture>
  deleted: Map<string, StoredPicture>
}

export function emptyPhotoMemory(): PhotoMemory {
  return { pictures: new Map(), intents: new Map(), setAside: new Map(), deleted: new Map() }
}

export function memoryPhotoStore(memory: PhotoMemory = emptyPhotoMemory()): PhotoStore {
  const { pictures, intents, setAside, deleted } = memory
  const running = new Set<string>()

  function begin(keys: string[]): { keys: string[]; end: () => void } {
    const id = randomBytes(8).toString('hex')
    intents.set(id, keys)
    running.add(id)
    return {
      keys,
      end: () => {
        intents.delete(id)
        running.delete(id)
      },
    }
  }

  /** Returns how many it moved. */
  function place(documents: PhotoReferences): number {
    const away = [...documents.deleted].filter((url) => move(url, pictures, deleted))
    const back = [...documents.shown].filter((url) => move(url, deleted, pictures))
    return away.length + back.length
  }

  function openFrom(home: Map<string, StoredPicture>): PhotoStore['open'] {
    return async ({ url }, size) => {
      const bytes = home.get(ownPhotoKey(url) ?? '')?.encoded.files[size]
      const contentType = photoContentType(photoFiles[size]) ?? ''
      return bytes ? { body: new Uint8Array(bytes), contentType } : null
    }
  }

  return {
    urls: servedPhotoUrls,
    beginBatch: async (eventId, { guarded = false } = {}) => {
      const { keys, end } = begin([])
      const staged = new Map<string, StoredPicture>()
      const put = (picture: StoredPicture) => {
        const key = (guarded ? 'g' : '') + randomBytes(16).toString('hex')
        keys.push(key)
        staged.set(key, picture)
        return guarded
          ? `${guardedFolder(eventId, key)}/${photoFiles.large}`
          : ownPhotoUrl(key, 'large')
      }
      return {
        hold: async (original) => async () => original,
        stage: async (original, encoded) => ({
          url: put({ original, encoded }),
          width: encoded.width,
          height: encoded.height,
        }),
        copy: async ({ url }) => {
          const picture = pictures.get(ownPhotoKey(url) ?? '')
          return picture ? { url: put(picture) } : null
        },
        publish: async () => {
          for (const [key, picture] of staged) pictures.set(key, picture)
        },
        finish: async () => end(),
        abandon: async () => {
          for (const key of keys) pictures.delete(key)
          end()
        },
      }
    },

    canCopy: ({ url }) => ownPhotoKey(url) !== null,
    open: openFrom(pictures),
    openDeleted: openFrom(deleted),
    announceMove: async () => {},
    placeFiles: async (photos) => {
      const urlsOf = (some: Photo[]) => new Set(some.map(({ url }) => url))
      place({ shown: urlsOf(photos.shown), deleted: urlsOf(photos.deleted) })
    },

    beginRemoval: async (photos) => {
      const { keys, end } = begin(keysOf(photos))
      return {
        finish: async (kept = new Set()) => {
          const keptKeys = keysOf([...kept].map((url) => ({ url })))
          for (const key of keys) {
            if (keptKeys.includes(key)) continue
            pictures.delete(key)
            deleted.delete(key)
          }
          end()
        },
      }
    },

    sweep: async (referenced) => {
      const listed = [pictures, deleted].flatMap((home) =>
        [...home.keys()].map((key) => ({ home, key })),
      )
      const documents = await referenced()
      const known = new Set([...documents.shown, ...documents.deleted].map(ownPhotoKey))
      const inUse = new Set([...running].flatMap((id) => intents.get(id) ?? []))
      const interrupted = new Set([...intents.values()].flat())
      const report = { removed: 0, setAside: 0, broughtBack: 0 }

      for (const { home, key } of listed) {
        const picture = home.get(key)
        if (!picture || known.has(key) || inUse.has(key)) continue
        home.delete(key)
        if (interrupted.has(key)) report.removed += 1
        else {
          setAside.set(key, picture)
          report.setAside += 1
        }
      }
      for (const [key, picture] of setAside) {
        if (!known.has(key)) continue
        pictures.set(key, picture)
        setAside.delete(key)
        report.broughtBack += 1
      }
      for (let now = documents; place(now) > 0; ) now = await referenced()
      for (const id of [...intents.keys()]) if (!running.has(id)) intents.delete(id)
      return report
    },

    read: async (key, file) => {
      const { files, slot } = (isPublicKey(key) && pictures.get(key)?.encoded) || {}
      const size = photoSizeOfFile(file)
      const bytes = size ? files?.[size] : isSlotFile(file) && slot?.files[file]
      const contentType = photoContentType(file)
      return bytes && contentType ? { bytes, contentType } : null
    },
    original: async ({ url }) => {
      const picture = pictures.get(ownPhotoKey(url) ?? '')
      return picture ? { bytes: picture.original, extension: picture.encoded.originalFormat } : null
    },
    redactability: async ({ url }) => {
      const key = ownPhotoKey(url)
      if (!key) return 'impossible'
      return pictures.has(key) ? 'reversible' : 'permanent'
    },
    ping: async (known = []) => {
      const isLost = known.length > 0 && !keysOf(known).some((key) => pictures.has(key))
      if (isLost) throw new StoreFault('unavailable', 'As fotos sumiram da memória.')
    },
  }
}

function keysOf(photos: { url: string }[]): string[] {
  return photos.flatMap(({ url }) => ownPhotoKey(url) ?? [])
}

function move<T>(url: string, from: Map<string, T>, to: Map<string, T>): boolean {
  const key = ownPhotoKey(url) ?? ''
  const found = from.get(key)
  if (!found) return false
  from.delete(key)
  to.set(key, found)
  return true
}
