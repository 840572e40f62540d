import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { copyOfBefore } from '#adapters/disk/copy-of-before.ts'
import { syncPath } from '#adapters/disk/durable-files.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { sqliteFault } from '#adapters/sqlite/sqlite-fault.ts'
import { databaseName } from '#escola/archive/site-files.ts'

/** A site that stops lets uploads finish, for eight seconds at most. */
const patienceMs = 60_000

/** Copies the database for going back to this release. Waits until nobody uses the folder, so that nothing is missed. */
export async function keepCopy(dataDir: string, release: string): Promise<void> {
  const { folder } = copyOfBefore(dataDir)
  await whenUnused(dataDir, async () => {
    const partial = `${folder}.novo`
    await rm(partial, { recursive: true, force: true })
    await mkdir(partial, { mode: 0o700 })
    const copy = join(partial, databaseName)
    const database = new DatabaseSync(join(dataDir, databaseName), { timeout: 5000 })
    try {
      database.prepare('VACUUM INTO ?').run(copy)
    } catch (error) {
      throw sqliteFault(error)
    } finally {
      database.close()
    }
    await chmod(copy, 0o600)
    await writeFile(join(partial, 'versao.txt'), `${release}\n`, { mode: 0o600, flush: true })
    await syncPath(copy)
    await rename(partial, folder)
    await syncPath(dataDir)
  })
}

/** Waits for a site that is stopping; the installer keeps another one from starting. */
export async function whenUnused<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + patienceMs; ; await pause(50)) {
    const lock = tryLockFolderExclusive(dataDir)
    if (lock) {
      lock.release()
      return work()
    }
    if (performance.now() > end) {
      throw new Error(`Outro comando está usando ${dataDir}: repita quando terminar.`)
    }
  }
}
