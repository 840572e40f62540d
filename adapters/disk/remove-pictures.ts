import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { syncPath } from './durable-files.ts'
import type { PhotoFolders } from './photo-folders.ts'

/** The original first: while the picture exists, a collection finds both. */
export async function removePictures(
  { pictures, originals }: PhotoFolders,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  for (const key of keys) {
    for (const format of originalFormats) {
      await rm(join(originals, `${key}.${format}`), { force: true })
    }
    await rm(join(pictures, key), { recursive: true, force: true })
  }
  await Promise.all([pictures, originals].map(syncPath))
}
