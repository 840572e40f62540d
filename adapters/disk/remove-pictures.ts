import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { originalFormats } from '#domain/photos/picture-maker.ts'
import { isMissing } from './disk-fault.ts'
import { syncFolder } from './durable-files.ts'
import type { PhotoFolders } from './photo-folders.ts'

/**
 * Deletes pictures and originals, and the announcement's staged files. Each picture first leaves
 * the served folder in one step: no visitor meets half of it.
 */
export async function removePictures(
  folders: PhotoFolders,
  keys: string[],
  announcementId: string,
): Promise<void> {
  const trash = join(folders.staging, announcementId)
  for (const key of keys) {
    await renameIfThere(join(folders.photos, key), join(folders.staging, `${key}.gone`))
    for (const format of originalFormats) {
      await rm(join(folders.originals, `${key}.${format}`), { force: true })
    }
    await rm(join(folders.staging, `${key}.gone`), { recursive: true, force: true })
  }
  await rm(trash, { recursive: true, force: true })
  await syncFolder(folders.photos)
  await syncFolder(folders.originals)
}

async function renameIfThere(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
