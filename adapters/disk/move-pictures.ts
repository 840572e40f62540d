import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { isMissing, isTaken } from './disk-fault.ts'
import { syncFolder } from './durable-files.ts'
import type { PhotoFolders } from './photo-folders.ts'

/** The served files first, so that nobody gets them any more. Returns how many files and folders it moved. */
export async function movePicturesToBin(
  { photos, originals, deleted }: PhotoFolders,
  keys: string[],
): Promise<number> {
  let moved = 0
  for (const key of keys) {
    moved += await moveIfExists(join(photos, key), join(deleted, key))
    for (const name of originalNames(key)) {
      moved += await moveIfExists(join(originals, name), join(deleted, name))
    }
  }
  return synced(moved, [photos, originals, deleted])
}

/** The originals first, so that a photo that is served has its original. */
export async function movePicturesBack(
  { photos, originals, deleted }: PhotoFolders,
  keys: string[],
): Promise<number> {
  let moved = 0
  for (const key of keys) {
    for (const name of originalNames(key)) {
      moved += await moveIfExists(join(deleted, name), join(originals, name))
    }
    moved += await moveIfExists(join(deleted, key), join(photos, key))
  }
  return synced(moved, [deleted, originals, photos])
}

function originalNames(key: string): string[] {
  return originalFormats.map((format) => `${key}.${format}`)
}

async function synced(moved: number, folders: string[]): Promise<number> {
  if (moved > 0) await Promise.all(folders.map(syncFolder))
  return moved
}

async function moveIfExists(from: string, to: string): Promise<number> {
  try {
    await rename(from, to)
    return 1
  } catch (error) {
    if (isMissing(error)) return 0
    if (!isTaken(error)) throw error
    // A restored backup may have brought the same picture: what is behind a key never changes.
    await rm(to, { recursive: true, force: true })
    await rename(from, to)
    return 1
  }
}
