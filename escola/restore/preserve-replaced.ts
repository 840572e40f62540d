import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import type { IntentLog } from '#adapters/disk/intent-log.ts'
import { photoFolders } from '#adapters/disk/photo-folders.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { databaseName } from '#escola/archive/manifest.ts'

type PreserveOptions = { intents: IntentLog; sweepOldSite: () => Promise<unknown> }

/** Copies the database that is about to be replaced; false when there is none. */
export async function preserveReplaced(
  dataDir: string,
  folder: string,
  { intents, sweepOldSite }: PreserveOptions,
): Promise<boolean> {
  const file = join(dataDir, databaseName)
  if (!existsSync(file)) return false
  const isReadable = await sweepIfReadable(sweepOldSite)
  await mkdir(folder, { mode: 0o700 })
  await copyDurably(file, join(folder, databaseName))
  if (!isReadable) await moveJournalAndIntents(dataDir, folder, intents)
  await syncFolder(folder)
  await syncFolder(dataDir)
  return true
}

/** False when the old database is damaged, which may be why somebody restores. */
async function sweepIfReadable(sweepOldSite: () => Promise<unknown>): Promise<boolean> {
  try {
    await sweepOldSite()
    return true
  } catch (error) {
    if (isStoreFault(error) && error.kind === 'other') return false
    throw error
  }
}

/**
 * A sweep needs the old database to decide about unfinished batches. Without their intents those
 * photos are orphans, which are set aside and not deleted.
 */
async function moveJournalAndIntents(
  dataDir: string,
  folder: string,
  intents: IntentLog,
): Promise<void> {
  for (const ending of ['-wal', '-shm']) {
    await renameIfExists(join(dataDir, databaseName + ending), join(folder, databaseName + ending))
  }
  await mkdir(join(folder, 'batches'), { mode: 0o700 })
  for (const { id, running } of await intents.unfinished()) {
    if (running) continue
    await renameIfExists(join(photoFolders(dataDir).batches, id), join(folder, 'batches', id))
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

async function renameIfExists(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (!isMissing(error)) throw error
  })
}
