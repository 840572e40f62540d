import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { keepingOwner } from '#escola/keep-owner.ts'

/** Only one process at a time works with the nightly backups. */
export function holdingBackups<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return keepingOwner(dataDir, async () => {
    const lock = tryLockFolderExclusive(backupFolder(dataDir).folder)
    if (!lock)
      throw new Error('Outro comando está usando os backups. Tente de novo quando terminar.')
    try {
      return await work()
    } finally {
      lock.release()
    }
  })
}
