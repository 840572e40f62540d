import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { linkOrCopy, syncPath } from '#adapters/disk/durable-files.ts'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'

/** What is known of the replaced database: the photos that it names, and the marks of what was deleted for good. */
export type ReplacedSite = { events: number; named: string[]; erased: string[] }

/** Closing the database also applies its journal. Null: it is damaged, which may be the reason for the restore. */
export async function readReplaced(file: string): Promise<ReplacedSite | null> {
  try {
    return await withDocuments(file, async (documents) => {
      const events = eventStore(documents)
      return {
        events: (await events.all()).length,
        named: [...(await events.namedKeys())],
        erased: [...(await events.erased())],
      }
    })
  } catch (fault) {
    if (isStoreFault(fault) && fault.kind === 'other') return null
    throw fault
  }
}

/** The journal of a damaged database is moved: SQLite would apply it to the restored one. */
export async function preserveDatabase(
  dataDir: string,
  folder: string,
  { isDamaged }: { isDamaged: boolean },
): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  const copy = join(folder, databaseName)
  await copyFile(join(dataDir, databaseName), copy)
  await syncPath(copy)
  for (const name of [`${databaseName}-wal`, `${databaseName}-shm`]) {
    const journal = join(dataDir, name)
    if (isDamaged && existsSync(journal)) await rename(journal, join(folder, name))
  }
  await syncPath(folder)
  await syncPath(dataDir)
}

/** An existing file that differs from the backup's must be damaged. Returns the paths that differ or are missing. */
export async function preserveDamaged(
  paths: string[],
  { staged, dataDir, replaced }: { staged: string; dataDir: string; replaced: string },
): Promise<string[]> {
  const different: string[] = []
  for (const path of paths) {
    const existing = await readIfExists(join(dataDir, path))
    if (existing?.equals(await readFile(join(staged, path)))) continue
    different.push(path)
    if (!existing) continue
    await mkdir(dirname(join(replaced, path)), { recursive: true, mode: 0o700 })
    await linkOrCopy(join(dataDir, path), join(replaced, path))
  }
  return different
}
