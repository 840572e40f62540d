import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, onDisk } from './disk-fault.ts'
import { syncPath } from './durable-files.ts'
import { namesIn, type PhotoFolders, photoFolders } from './photo-folders.ts'

/** Where releases up to 1.0 kept the pictures of events, whoever saw them. */
const earlierPictures = 'photos'
/** Pictures in the bin, and pictures that nothing named, each with its original. */
const otherHomes = ['deleted', 'set-aside']
/** Their records of files that were being written. */
const earlierRecords = ['batches', 'processes']

/**
 * Renames the pictures of earlier releases into one folder. After a crash it continues. The folder has a new name on
 * purpose: an earlier release that is started on this data finds nothing, instead of serving everything.
 */
export function takeOverEarlierFolders(dataDir: string): Promise<void> {
  return onDisk(async () => {
    const folders = photoFolders(dataDir)
    const at = (name: string) => join(dataDir, name)
    if (existsSync(at(earlierPictures)) && !existsSync(folders.pictures)) {
      await moveIfThere(at(earlierPictures), folders.pictures)
    }
    // If an earlier release has run on this data since, it has created the folder of pictures again.
    for (const name of [earlierPictures, ...otherHomes]) {
      if (existsSync(at(name))) await emptyHome(at(name), folders)
    }
    for (const name of earlierRecords) await rm(at(name), { recursive: true, force: true })
  })
}

async function emptyHome(home: string, folders: PhotoFolders): Promise<void> {
  const { pictures, originals } = folders
  for (const folder of [pictures, originals]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
  for (const name of await namesIn(home)) {
    // `<key>.<format>` is an original, `<key>` a picture. The name of a second copy ends in '~' and a number.
    const place = join(name.includes('.') ? originals : pictures, name.replace(/~.*$/, ''))
    // The content of a key never changes.
    if (existsSync(place)) await rm(join(home, name), { recursive: true, force: true })
    else await moveIfThere(join(home, name), place)
  }
  await Promise.all([pictures, originals].map(syncPath))
  await rm(home, { recursive: true, force: true })
}

/** Another process that starts at the same moment may have been faster. */
async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (!isMissing(error)) throw error
  })
}
