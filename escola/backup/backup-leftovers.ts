import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'

/** `mkdtemp` appends six characters. */
export function temporaryPrefix(archiveName: string): string {
  return `.${archiveName}-`
}

const temporaryFolder = /^\..+\.(tar|tar\.gz|tgz)-\w{6}$/i

/** What killed backups left beside their archives. A running backup holds the lock of its folder. */
export async function removeBackupLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (temporaryFolder.test(name)) await removeIfUnused(join(folder, name)).catch(() => {})
  }
}

async function removeIfUnused(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory() || !(await holdsOnlyBackup(folder))) return
  const lock = tryLockFolderExclusive(folder)
  if (!lock) return
  try {
    await rm(folder, { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

async function holdsOnlyBackup(folder: string): Promise<boolean> {
  const names = await readdir(folder)
  return names.every((name) => name === 'archive' || /^escola\.(db|lock)/.test(name))
}
