import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isPhotoKey,
  ownPhotoAddress,
  ownPhotoKey,
  photoContentTypes,
  photoFiles,
  photoSizeOfFile,
  photoSizes,
} from '#domain/photos/photo-addresses.ts'
import type { PhotoBatch, PhotoStore } from '#domain/photos/photo-store.ts'
import {
  type MadePicture,
  type OriginalFormat,
  originalFormats,
} from '#domain/photos/picture-maker.ts'
import { type Announcement, announcementsIn } from './announcements.ts'
import { isDiskFull, isMissing, onDisk } from './disk-fault.ts'
import { renameAll, syncFolder, writeDurably } from './durable-files.ts'
import { makeFolders, type PhotoFolders, photoFolders } from './photo-folders.ts'
import { removePictures } from './remove-pictures.ts'
import { sweep } from './sweep.ts'

export function diskPhotoStore(dataDir: string): PhotoStore {
  const folders = photoFolders(dataDir)
  const announcements = announcementsIn(folders.batches)
  return {
    announceBatch: () =>
      onDisk(async () => {
        await makeFolders(folders)
        return photoBatch(folders, await announcements.announce([]))
      }),
    announceRemoval: (photos) =>
      onDisk(async () => {
        await makeFolders(folders)
        const keys = photos.flatMap(({ url }) => ownPhotoKey(url) ?? [])
        const announcement = await announcements.announce(keys).catch(goOnWhenDiskIsFull)
        return {
          finish: () =>
            onDisk(async () => {
              await removePictures(folders, keys, announcement?.id ?? randomKey())
              await announcement?.end()
            }),
        }
      }),
    sweep: (held) => onDisk(() => sweep(folders, announcements, held)),

    read: (key, file) =>
      onDisk(async () => {
        const size = photoSizeOfFile(file)
        if (!size || !isPhotoKey(key)) return null
        const bytes = await readIfThere(join(folders.photos, key, photoFiles[size]))
        return bytes && { bytes, contentType: photoContentTypes[size] }
      }),
    original: ({ url }) =>
      onDisk(async () => {
        const key = ownPhotoKey(url)
        if (!key) return null
        for (const extension of originalFormats) {
          const bytes = await readIfThere(join(folders.originals, `${key}.${extension}`))
          if (bytes) return { bytes, extension }
        }
        return null
      }),
    ping: () =>
      onDisk(async () => {
        await makeFolders(folders)
        await access(folders.photos, constants.R_OK | constants.W_OK)
      }),
  }
}

function photoBatch(folders: PhotoFolders, announcement: Announcement): PhotoBatch {
  const staged = join(folders.staging, announcement.id)
  const formats = new Map<string, OriginalFormat>()
  return {
    keep: (original, made) =>
      onDisk(async () => {
        const key = randomKey()
        await announcement.add(key)
        await stage(staged, key, original, made)
        formats.set(key, made.originalFormat)
        return { url: ownPhotoAddress(key, 'large'), width: made.width, height: made.height }
      }),
    publish: () =>
      onDisk(async () => {
        const moves = [...formats].flatMap(([key, format]) => [
          {
            from: join(staged, `${key}.${format}`),
            to: join(folders.originals, `${key}.${format}`),
          },
          { from: join(staged, key), to: join(folders.photos, key) },
        ])
        await renameAll(moves)
      }),
    settle: () =>
      onDisk(async () => {
        await rm(staged, { recursive: true, force: true })
        await announcement.end()
      }),
    abandon: () =>
      onDisk(async () => {
        await removePictures(folders, announcement.keys, announcement.id)
        await announcement.end()
      }),
  }
}

async function stage(
  folder: string,
  key: string,
  original: Uint8Array,
  made: MadePicture,
): Promise<void> {
  await mkdir(join(folder, key), { recursive: true, mode: 0o700 })
  await writeDurably(join(folder, `${key}.${made.originalFormat}`), original, 0o600)
  for (const size of photoSizes) {
    await writeDurably(join(folder, key, photoFiles[size]), made.files[size])
  }
  await syncFolder(join(folder, key))
}

/** 128 bits of chance: nobody finds a photo by trying. */
function randomKey(): string {
  return randomBytes(16).toString('hex')
}

/** Deleting is what helps when the disk is full: then it goes without the note. */
function goOnWhenDiskIsFull(error: unknown): null {
  if (isDiskFull(error)) return null
  throw error
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
