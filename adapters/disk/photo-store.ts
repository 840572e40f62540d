import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isStoredKey } from '#domain/photos/photo-key.ts'
import type { PhotoFile, PhotoStore } from '#domain/photos/photo-store.ts'
import { type EncodedPicture, originalFormats, photoSizes } from '#domain/photos/picture-encoder.ts'
import {
  photoContentType,
  photoFiles,
  servedPhotoKey,
  servedPhotoUrl,
  servedPhotoUrls,
} from '#domain/photos/served-photo.ts'
import { onDisk, photosGone } from './disk-fault.ts'
import { syncPath, writeDurably } from './durable-files.ts'
import { isThere } from './is-there.ts'
import {
  folderOpener,
  keyOfName,
  namesIn,
  type PhotoFolders,
  photoFolders,
} from './photo-folders.ts'
import { readIfExists } from './read-if-exists.ts'
import { removePictures } from './remove-pictures.ts'
import { removeUnfinished } from './unfinished-files.ts'

export function diskPhotoStore(dataDir: string): PhotoStore {
  const folders = photoFolders(dataDir)
  const openFolders = folderOpener(folders)
  return {
    urls: servedPhotoUrls,
    put: (original, picture) =>
      onDisk(async () => {
        await openFolders()
        const key = randomBytes(16).toString('hex')
        await writePicture(folders, key, original, picture)
        return {
          url: servedPhotoUrl(key, 'large'),
          width: picture.width,
          height: picture.height,
        }
      }),
    remove: (photos) =>
      onDisk(async () => {
        await openFolders()
        const keys = photos.flatMap(({ url }) => servedPhotoKey(url) ?? [])
        await removePictures(folders, keys)
      }),
    open: ({ url }, size) =>
      onDisk(async () => {
        const file = await readPicture(folders, servedPhotoKey(url) ?? '', photoFiles[size])
        return file && { body: file.bytes, contentType: file.contentType }
      }),
    read: (key, file) => onDisk(() => readPicture(folders, key, file)),
    original: ({ url }) => onDisk(() => readOriginal(folders, servedPhotoKey(url))),
    forgetOriginal: ({ url }) =>
      onDisk(async () => {
        const key = servedPhotoKey(url)
        if (key) await replaceOriginal(folders, key)
      }),
    redactability: ({ url }) =>
      onDisk(async () => {
        const key = servedPhotoKey(url)
        if (!key) return 'impossible'
        return (await readOriginal(folders, key)) ? 'reversible' : 'permanent'
      }),
    stored: () =>
      onDisk(async () => {
        await openFolders()
        const names = [...(await namesIn(folders.pictures)), ...(await namesIn(folders.originals))]
        const keys = new Set(names.map(keyOfName).filter(isStoredKey))
        return [...keys].map((key) => ({ url: servedPhotoUrl(key, 'large') }))
      }),
    removeUnfinished: (moment) => onDisk(() => removeUnfinished(folders, moment)),
    ping: (known = []) =>
      onDisk(async () => {
        await openFolders()
        await access(folders.pictures, constants.R_OK | constants.W_OK)
        const keys = known.flatMap(({ url }) => servedPhotoKey(url) ?? [])
        const files = keys.map((key) => join(folders.pictures, key, photoFiles.large))
        if (files.length > 0 && !(await hasOneOf(files))) throw photosGone()
      }),
  }
}

async function hasOneOf(files: string[]): Promise<boolean> {
  for (const file of files) if (await isThere(file)) return true
  return false
}

async function readPicture(
  folders: PhotoFolders,
  key: string,
  file: string,
): Promise<PhotoFile | null> {
  const contentType = photoContentType(file)
  if (!contentType || !isStoredKey(key)) return null
  const picture = join(folders.pictures, key)
  const bytes = await readIfExists(join(picture, file))
  if (!bytes && !(await isThere(picture)) && (await areGone(folders))) throw photosGone()
  return bytes && { bytes: new Uint8Array(bytes), contentType }
}

/** A folder that is not mounted is missing or empty. Every picture has its original. */
async function areGone({ pictures, originals }: PhotoFolders): Promise<boolean> {
  if (!(await isThere(pictures))) return true
  return (await namesIn(pictures)).length === 0 && (await namesIn(originals)).length > 0
}

/**
 * Writes to staging, makes it durable, and moves it into place with one rename each. The original first, so that a
 * picture always has its original.
 */
async function writePicture(
  { pictures, originals, staging }: PhotoFolders,
  key: string,
  original: Uint8Array,
  picture: EncodedPicture,
): Promise<void> {
  const staged = join(staging, key)
  const originalName = `${key}.${picture.originalFormat}`
  try {
    await mkdir(staged, { mode: 0o700 })
    await writeDurably(join(staging, originalName), original, 0o600)
    for (const size of photoSizes) {
      await writeDurably(join(staged, photoFiles[size]), picture.files[size])
    }
    for (const [file, bytes] of Object.entries(picture.slot?.files ?? {})) {
      await writeDurably(join(staged, file), bytes)
    }
    await syncPath(staged)
    await rename(join(staging, originalName), join(originals, originalName))
    await rename(staged, join(pictures, key))
    await Promise.all([pictures, originals].map(syncPath))
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    await rm(join(staging, originalName), { force: true })
    await rm(join(originals, originalName), { force: true })
    throw error
  }
}

async function readOriginal({ originals }: PhotoFolders, key: string | null) {
  if (!key) return null
  for (const extension of originalFormats) {
    const bytes = await readIfExists(join(originals, `${key}.${extension}`))
    if (bytes) return { bytes, extension }
  }
  return null
}

/** Replaces it with the picture as it is served, and deletes the former one in any format. */
async function replaceOriginal(
  { pictures, originals, staging }: PhotoFolders,
  key: string,
): Promise<void> {
  const served = await readIfExists(join(pictures, key, photoFiles.large))
  const format = 'webp' satisfies (typeof originalFormats)[number]
  if (served) {
    const staged = join(staging, `${key}.${format}`)
    // A killed process may have left half of it.
    await rm(staged, { force: true })
    await writeDurably(staged, served, 0o600)
    await rename(staged, join(originals, `${key}.${format}`))
  }
  for (const other of originalFormats) {
    if (other !== format || !served) await rm(join(originals, `${key}.${other}`), { force: true })
  }
  await syncPath(originals)
}
