import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, photosGone } from './disk-fault.ts'
import { isThere } from './is-there.ts'

export type PhotoFolders = {
  /** `<key>/<size>.<ext>`: the only files that are ever served. */
  photos: string
  /** `<key>.<format>` as uploaded, for the school's export. */
  originals: string
  /** `<intent>/…`: files not served yet, or no longer served. */
  staging: string
  batches: string
  /** Held by each process that changes photos, as long as it runs. */
  processes: string
  /** The bin: `<key>` and `<key>.<format>` of deleted photos. Never served. */
  deleted: string
  /** Pictures that belong to no intent and no event. The site deletes nothing here. */
  setAside: string
}

export function photoFolders(dataDir: string): PhotoFolders {
  return {
    photos: join(dataDir, 'photos'),
    originals: join(dataDir, 'originals'),
    staging: join(dataDir, 'staging'),
    batches: join(dataDir, 'batches'),
    processes: join(dataDir, 'processes'),
    deleted: join(dataDir, 'deleted'),
    setAside: join(dataDir, 'set-aside'),
  }
}

/**
 * Prepares the folders for a change. Only a new site gets a `photos` folder: where it is gone, an empty one in its
 * place would hide the fault.
 */
export function folderOpener(folders: PhotoFolders): () => Promise<void> {
  const { photos, ...others } = folders
  let wasOpened = false
  return async () => {
    // `photos` is made first and looked for last, so that a call at the same moment does not look like a fault.
    const isNew = !wasOpened && !(await isAnyThere(others))
    if (!isNew && !(await isThere(photos))) throw photosGone()
    await makeFolders(folders)
    wasOpened = true
  }
}

async function isAnyThere(folders: Record<string, string>): Promise<boolean> {
  for (const folder of Object.values(folders)) if (await isThere(folder)) return true
  return false
}

/** Readable only by the account that runs the site: originals hold GPS positions. */
export async function makeFolders(folders: PhotoFolders): Promise<void> {
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  }
}

export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
