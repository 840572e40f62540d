import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoBatch, PhotoStore, PhotoStream } from '#domain/photos/photo-store.ts'
import {
  type EncodedPicture,
  type OriginalFormat,
  originalFormats,
  type PhotoSize,
  photoSizes,
} from '#domain/photos/picture-encoder.ts'
import {
  guardedFolder,
  isPublicKey,
  ownPhotoKey,
  ownPhotoUrl,
  photoContentType,
  photoFiles,
  servedPhotoUrls,
} from '#domain/photos/served-photo.ts'
import { isDiskFull, onDisk, photosGone } from './disk-fault.ts'
import { linkOrCopy, renameAll, syncFolder, writeDurably } from './durable-files.ts'
import { type Intent, intentLog } from './intent-log.ts'
import { isThere } from './is-there.ts'
import { movePicturesBack, movePicturesToBin } from './move-pictures.ts'
import { folderOpener, namesIn, type PhotoFolders, photoFolders } from './photo-folders.ts'
import { readIfExists } from './read-if-exists.ts'
import { removePictures } from './remove-pictures.ts'
import { sweep } from './sweep.ts'

export function diskPhotoStore(dataDir: string): PhotoStore {
  const folders = photoFolders(dataDir)
  const openFolders = folderOpener(folders)
  const intents = intentLog(folders)
  return {
    urls: servedPhotoUrls,
    beginBatch: (eventId, { guarded = false } = {}) =>
      onDisk(async () => {
        await openFolders()
        const urlOf = (key: string) =>
          guarded ? `${guardedFolder(eventId, key)}/${photoFiles.large}` : ownPhotoUrl(key, 'large')
        const newKey = () => (guarded ? `g${randomKey()}` : randomKey())
        return photoBatch(folders, await intents.begin([]), { newKey, urlOf })
      }),
    canCopy: ({ url }) => ownPhotoKey(url) !== null,
    beginRemoval: (photos) =>
      onDisk(async () => {
        await openFolders()
        const keys = keysOf(photos)
        const intent = await intents.begin(keys).catch(ignoreFullDisk)
        return {
          finish: (kept = new Set()) =>
            onDisk(async () => {
              const keptKeys = new Set([...kept].map(ownPhotoKey))
              const gone = keys.filter((key) => !keptKeys.has(key))
              try {
                await removePictures(folders, gone, intent?.id ?? randomKey())
                await intent?.end()
              } catch (error) {
                intent?.leave()
                throw error
              }
            }),
        }
      }),
    // The documents alone tell a sweep where each file belongs.
    announceMove: async () => {},
    placeFiles: ({ shown, deleted }) =>
      onDisk(async () => {
        await openFolders()
        await movePicturesToBin(folders, keysOf(deleted))
        await movePicturesBack(folders, keysOf(shown))
      }),
    sweep: (referenced) =>
      onDisk(async () => {
        await openFolders()
        return sweep(folders, intents, referenced)
      }),

    open: ({ url }, size) => onDisk(() => openFile(folders.photos, url, size)),
    openDeleted: ({ url }, size) => onDisk(() => openFile(folders.deleted, url, size)),
    read: (key, file) =>
      onDisk(async () => {
        const contentType = photoContentType(file)
        if (!contentType || !isPublicKey(key)) return null
        const bytes = await readIfExists(join(folders.photos, key, file))
        return bytes && { bytes, contentType }
      }),
    original: ({ url }) => onDisk(() => readOriginal(folders, ownPhotoKey(url))),
    redactability: ({ url }) =>
      onDisk(async () => {
        const key = ownPhotoKey(url)
        if (!key) return 'impossible'
        return (await readOriginal(folders, key)) ? 'reversible' : 'permanent'
      }),
    ping: (known = []) =>
      onDisk(async () => {
        await openFolders()
        await access(folders.photos, constants.R_OK | constants.W_OK)
        const files = keysOf(known).map((key) => join(folders.photos, key, photoFiles.large))
        if (files.length > 0 && !(await hasOneOf(files))) throw photosGone()
      }),
  }
}

function keysOf(photos: Pick<Photo, 'url'>[]): string[] {
  return photos.flatMap(({ url }) => ownPhotoKey(url) ?? [])
}

async function hasOneOf(files: string[]): Promise<boolean> {
  for (const file of files) if (await isThere(file)) return true
  return false
}

async function openFile(folder: string, url: string, size: PhotoSize): Promise<PhotoStream | null> {
  const key = ownPhotoKey(url)
  const file = photoFiles[size]
  const body = key && (await readIfExists(join(folder, key, file)))
  return body ? { body: new Uint8Array(body), contentType: photoContentType(file) ?? '' } : null
}

type Naming = { newKey: () => string; urlOf: (key: string) => string }

function photoBatch(folders: PhotoFolders, intent: Intent, { newKey, urlOf }: Naming): PhotoBatch {
  const staged = join(folders.staging, intent.id)
  const formats = new Map<string, OriginalFormat | null>()
  return {
    hold: (original) =>
      onDisk(async () => {
        const file = join(staged, `${randomKey()}.waiting`)
        await mkdir(staged, { recursive: true, mode: 0o700 })
        await writeFile(file, original, { mode: 0o600 })
        return () =>
          onDisk(async () => {
            const bytes = await readFile(file)
            await rm(file)
            return bytes
          })
      }),
    stage: (original, picture) =>
      onDisk(async () => {
        const key = newKey()
        await intent.add(key)
        await writeStaged(staged, key, original, picture)
        formats.set(key, picture.originalFormat)
        return { url: urlOf(key), width: picture.width, height: picture.height }
      }),
    copy: ({ url }) =>
      onDisk(async () => {
        const from = ownPhotoKey(url)
        const files = from ? await namesIn(join(folders.photos, from)) : []
        if (!from || files.length === 0) return null
        const key = newKey()
        await intent.add(key)
        formats.set(key, await linkStaged(folders, staged, { from, files, key }))
        return { url: urlOf(key) }
      }),
    publish: () =>
      onDisk(async () => {
        const moves = [...formats].flatMap(([key, format]) => [
          ...(format
            ? [
                {
                  from: join(staged, `${key}.${format}`),
                  to: join(folders.originals, `${key}.${format}`),
                },
              ]
            : []),
          { from: join(staged, key), to: join(folders.photos, key) },
        ])
        await renameAll(moves)
      }),
    finish: () =>
      onDisk(async () => {
        await rm(staged, { recursive: true, force: true })
        await intent.end()
      }),
    abandon: () =>
      onDisk(async () => {
        await removePictures(folders, intent.keys, intent.id)
        await intent.end()
      }),
  }
}

async function writeStaged(
  folder: string,
  key: string,
  original: Uint8Array,
  picture: EncodedPicture,
): Promise<void> {
  await mkdir(join(folder, key), { recursive: true, mode: 0o700 })
  await writeDurably(join(folder, `${key}.${picture.originalFormat}`), original, 0o600)
  for (const size of photoSizes) {
    await writeDurably(join(folder, key, photoFiles[size]), picture.files[size])
  }
  for (const [file, bytes] of Object.entries(picture.slot?.files ?? {})) {
    await writeDurably(join(folder, key, file), bytes)
  }
  await syncFolder(join(folder, key))
}

async function readOriginal({ originals }: PhotoFolders, key: string | null) {
  if (!key) return null
  for (const extension of originalFormats) {
    const bytes = await readIfExists(join(originals, `${key}.${extension}`))
    if (bytes) return { bytes, extension }
  }
  return null
}

/** The same files under a new key: links take neither time nor space. Returns the original's format. */
async function linkStaged(
  folders: PhotoFolders,
  staged: string,
  { from, files, key }: { from: string; files: string[]; key: string },
): Promise<OriginalFormat | null> {
  await mkdir(join(staged, key), { recursive: true, mode: 0o700 })
  for (const file of files) {
    await linkOrCopy(join(folders.photos, from, file), join(staged, key, file))
  }
  await syncFolder(join(staged, key))
  for (const format of originalFormats) {
    const original = join(folders.originals, `${from}.${format}`)
    const isThere = await linkOrCopy(original, join(staged, `${key}.${format}`))
    if (isThere) return format
  }
  return null
}

function randomKey(): string {
  return randomBytes(16).toString('hex')
}

/** Deleting is what helps on a full disk, so there it works without an intent. */
function ignoreFullDisk(error: unknown): null {
  if (isDiskFull(error)) return null
  throw error
}
