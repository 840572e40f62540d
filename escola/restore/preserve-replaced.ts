import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { databaseName } from '#escola/archive/manifest.ts'
import { withEvents } from './with-events.ts'

/** Of the replaced database: the photos that it names, and the marks of what was deleted for good. */
export type ReplacedSite = { named: string[]; erased: string[] }

/** Copies the database that is about to be replaced. Null: there is none. */
export async function preserveReplaced(
  dataDir: string,
  folder: string,
): Promise<ReplacedSite | null> {
  const file = join(dataDir, databaseName)
  if (!existsSync(file)) return null
  const site = await readUnlessDamaged(file)
  await mkdir(folder, { mode: 0o700 })
  await copyDurably(file, join(folder, databaseName))
  if (!site) await moveJournal(dataDir, folder)
  await syncFolder(folder)
  await syncFolder(dataDir)
  return site ?? { named: [], erased: [] }
}

/** Closing the database also puts its journal into it. Null: it is damaged, which may be why somebody restores. */
async function readUnlessDamaged(file: string): Promise<ReplacedSite | null> {
  try {
    return await withEvents(file, async (events) => ({
      named: [...(await events.namedKeys())],
      erased: [...(await events.erased())],
    }))
  } catch (fault) {
    if (isStoreFault(fault) && fault.kind === 'other') return null
    throw fault
  }
}

async function moveJournal(dataDir: string, folder: string): Promise<void> {
  for (const ending of ['-wal', '-shm']) {
    const name = databaseName + ending
    await rename(join(dataDir, name), join(folder, name)).catch((error) => {
      if (!isMissing(error)) throw error
    })
  }
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const copy = await open(to)
  try {
    await copy.sync()
  } finally {
    await copy.close()
  }
}
