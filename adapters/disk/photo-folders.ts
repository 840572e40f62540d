import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from './disk-fault.ts'

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
