import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { maxPhotoBytes } from '#domain/photos/upload-rules.ts'
import { isMissing } from './disk-fault.ts'
import { namesIn, photoFolders } from './photo-folders.ts'

/** Room for one of the largest batches, with its pictures in all sizes. */
export const uploadReserveBytes = 1024 ** 3

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether uploads will soon find the disk full. */
export async function isShortOfSpace(folder: string): Promise<boolean> {
  try {
    return (await freeBytes(folder)) < uploadReserveBytes
  } catch (error) {
    // With hosted stores there may be no such folder.
    if (isMissing(error)) return false
    throw error
  }
}

/** Whether the pictures with these keys take more room than is left. */
export async function isTooLargeFor(dataDir: string, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false
  const free = await freeBytes(dataDir)
  // Usually avoids looking at each file: neither an original nor a photo's sizes take more than this.
  if (2 * keys.length * maxPhotoBytes < free) return false
  const { pictures, originals } = photoFolders(dataDir)
  let bytes = 0
  for (const key of keys) {
    bytes += await bytesOf(join(pictures, key))
    for (const format of originalFormats)
      bytes += await bytesOf(join(originals, `${key}.${format}`))
  }
  return bytes > free
}

/** The size of a file, or of the files in a folder. */
async function bytesOf(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (!found.isDirectory()) return found.size
    const files = (await namesIn(path)).map(async (name) => (await stat(join(path, name))).size)
    return (await Promise.all(files)).reduce((sum, size) => sum + size, 0)
  } catch (error) {
    // Restored or removed meanwhile.
    if (isMissing(error)) return 0
    throw error
  }
}
