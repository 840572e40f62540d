import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, isTaken, photosGone } from './disk-fault.ts'
import { isThere } from './is-there.ts'

export type PhotoFolders = {
  /** `<key>/<size>.<ext>`: the only files that are ever served, to those who may see them. */
  pictures: string
  /** `<key>.<format>` as uploaded, for the school's export. */
  originals: string
  /** Files that are being written. */
  staging: string
}

export function photoFolders(dataDir: string): PhotoFolders {
  return {
    pictures: join(dataDir, 'pictures'),
    originals: join(dataDir, 'originals'),
    staging: join(dataDir, 'staging'),
  }
}

/**
 * Prepares the folders for a change. Creates them only for a new site: if the pictures are missing, an empty folder in
 * their place would hide the fault.
 */
export function folderOpener(folders: PhotoFolders): () => Promise<void> {
  const { pictures, originals, staging } = folders
  let wasOpened = false
  return async () => {
    const isNew = !wasOpened && !(await isThere(pictures)) && !(await isThere(originals))
    if (isNew) await makeFolders(folders)
    if (!(await isThere(pictures))) throw photosGone()
    // Not recursive, so that a data folder that has disappeared is not created again.
    for (const folder of [originals, staging]) {
      if (!(await isThere(folder))) await mkdir(folder, { mode: 0o700 }).catch(unlessThere)
    }
    wasOpened = true
  }
}

/** Readable only by the account that runs the site: originals hold GPS positions. */
export async function makeFolders(folders: PhotoFolders): Promise<void> {
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
}

/** Another process may have created it first. */
function unlessThere(error: unknown): void {
  if (!isTaken(error)) throw error
}

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** `<key>` and `<key>.jpeg` belong together. */
export function keyOfName(name: string): string {
  return name.split('.')[0] ?? name
}
