import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MakeSize } from '#domain/photos/photo-store.ts'
import { addedSize, photoFiles } from '#domain/photos/served-photo.ts'
import { syncPath, writeDurably } from './durable-files.ts'
import { isThere } from './is-there.ts'
import type { PhotoFolders } from './photo-folders.ts'
import { readIfExists } from './read-if-exists.ts'

/** Uses the large file, in which covered parts are covered, and never the original. */
export async function addMissingSizes(
  { pictures, staging }: PhotoFolders,
  keys: Iterable<string>,
  most: number,
  make: MakeSize,
): Promise<number> {
  let added = 0
  for (const key of keys) {
    if (added === most) break
    const file = join(pictures, key, photoFiles[addedSize])
    if (await isThere(file)) continue
    const large = await readIfExists(join(pictures, key, photoFiles.large))
    const made = large && (await make(large, addedSize))
    if (!made) continue
    const staged = join(staging, `${key}.${photoFiles[addedSize]}`)
    // A killed process may have left half of it.
    await rm(staged, { force: true })
    await writeDurably(staged, made)
    await rename(staged, file)
    await syncPath(join(pictures, key))
    added += 1
  }
  return added
}
