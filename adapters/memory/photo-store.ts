import { randomBytes } from 'node:crypto'
import {
  ownPhotoAddress,
  ownPhotoKey,
  photoContentTypes,
  photoSizeOfFile,
} from '#domain/photos/photo-addresses.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { MadePicture } from '#domain/photos/picture-maker.ts'

type Picture = { original: Uint8Array; made: MadePicture }

/** What outlives a store, as a disk would: hand it to a second store to play a restart. */
export type PhotoMemory = {
  pictures: Map<string, Picture>
  announced: Map<string, string[]>
  setAside: Map<string, Picture>
}

export function emptyPhotoMemory(): PhotoMemory {
  return { pictures: new Map(), announced: new Map(), setAside: new Map() }
}

export function memoryPhotoStore(memory: PhotoMemory = emptyPhotoMemory()): PhotoStore {
  const { pictures, announced, setAside } = memory
  const running = new Set<string>()

  function announce(keys: string[]): { keys: string[]; end: () => void } {
    const id = randomBytes(8).toString('hex')
    announced.set(id, keys)
    running.add(id)
    return {
      keys,
      end: () => {
        announced.delete(id)
        running.delete(id)
      },
    }
  }

  return {
    announceBatch: async () => {
      const { keys, end } = announce([])
      const staged = new Map<string, Picture>()
      return {
        keep: async (original, made) => {
          const key = randomBytes(16).toString('hex')
          keys.push(key)
          staged.set(key, { original, made })
          return { url: ownPhotoAddress(key, 'large'), width: made.width, height: made.height }
        },
        publish: async () => {
          for (const [key, picture] of staged) pictures.set(key, picture)
        },
        settle: async () => end(),
        abandon: async () => {
          for (const key of keys) pictures.delete(key)
          end()
        },
      }
    },

    announceRemoval: async (photos) => {
      const { keys, end } = announce(photos.flatMap(({ url }) => ownPhotoKey(url) ?? []))
      return {
        finish: async () => {
          for (const key of keys) pictures.delete(key)
          end()
        },
      }
    },

    sweep: async (held) => {
      const listed = [...pictures.keys()]
      const heldKeys = new Set([...(await held())].map(ownPhotoKey))
      const untouchable = new Set([...running].flatMap((id) => announced.get(id) ?? []))
      const doomed = new Set([...announced.values()].flat())
      const report = { removed: 0, setAside: 0, broughtBack: 0 }

      for (const key of listed) {
        const picture = pictures.get(key)
        if (!picture || heldKeys.has(key) || untouchable.has(key)) continue
        pictures.delete(key)
        if (doomed.has(key)) report.removed += 1
        else {
          setAside.set(key, picture)
          report.setAside += 1
        }
      }
      for (const [key, picture] of setAside) {
        if (!heldKeys.has(key)) continue
        pictures.set(key, picture)
        setAside.delete(key)
        report.broughtBack += 1
      }
      for (const id of [...announced.keys()]) if (!running.has(id)) announced.delete(id)
      return report
    },

    read: async (key, file) => {
      const size = photoSizeOfFile(file)
      const bytes = size && pictures.get(key)?.made.files[size]
      return bytes ? { bytes, contentType: photoContentTypes[size] } : null
    },
    original: async ({ url }) => {
      const picture = pictures.get(ownPhotoKey(url) ?? '')
      return picture ? { bytes: picture.original, extension: picture.made.originalFormat } : null
    },
    ping: async () => {},
  }
}
