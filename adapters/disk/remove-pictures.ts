import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { isMissing } from './disk-fault.ts'
import { syncFolder } from './durable-files.ts'
import type { PhotoFolders } from './photo-folders.ts'

/** From the bin too. Moves each picture out of the served folder in one step, so that no visitor gets half of it. */
export async function removePictures(
  folders: PhotoFolders,
  keys: string[],
  intentId: string,
): Promise<void> {
  const staged = join(folders.staging, intentId)
  for (const key of keys) {
    await renameIfExists(join(folders.photos, key), join(folders.staging, `${key}.gone`))
    for (const format of originalFormats) {
      await rm(join(folders.originals, `${key}.${format}`), { force: true })
      await rm(join(folders.deleted, `${key}.${format}`), { force: true })
    }
    await rm(join(folders.deleted, key), { recursive: true, force: true })
    await rm(join(folders.staging, `${key}.gone`), { recursive: true, force: true })
  }
  await rm(staged, { recursive: true, force: true })
  await syncFolder(folders.photos)
  await syncFolder(folders.originals)
  await syncFolder(folders.deleted)
}

async function renameIfExists(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
