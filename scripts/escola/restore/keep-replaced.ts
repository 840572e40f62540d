import { copyFile, mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import type { IntentLog } from '#adapters/disk/intent-log.ts'
import { photoFolders } from '#adapters/disk/photo-folders.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { databaseName } from '../archive/manifest.ts'
import { exists } from './exists.ts'

/**
 * Copies the database that is about to be replaced into a folder. `settle` ends what the old site left
 * half done; false when there is no database to keep.
 */
export async function keepReplaced(
  dataDir: string,
  folder: string,
  { intents, settle }: { intents: IntentLog; settle: () => Promise<unknown> },
): Promise<boolean> {
  const file = join(dataDir, databaseName)
  if (!(await exists(file))) return false
  const readable = await settled(settle)
  await mkdir(folder, { mode: 0o700 })
  await copyDurably(file, join(folder, databaseName))
  if (!readable) await keepUnjudged(dataDir, folder, intents)
  await syncFolder(folder)
  await syncFolder(dataDir)
  return true
}

/** False when the old database is damaged, which may well be why somebody restores. */
async function settled(settle: () => Promise<unknown>): Promise<boolean> {
  try {
    await settle()
    return true
  } catch (fault) {
    if (isStoreFault(fault) && fault.kind === 'other') return false
    throw fault
  }
}

/**
 * What belongs to a database that nobody can read: its journal, and the notes of batches that only it
 * could have judged. Without their notes those photos are nobody's, and are set aside, not deleted.
 */
async function keepUnjudged(dataDir: string, folder: string, intents: IntentLog): Promise<void> {
  for (const ending of ['-wal', '-shm']) {
    await renameIfThere(join(dataDir, databaseName + ending), join(folder, databaseName + ending))
  }
  await mkdir(join(folder, 'batches'), { mode: 0o700 })
  for (const { id, running } of await intents.unfinished()) {
    if (running) continue
    await renameIfThere(join(photoFolders(dataDir).batches, id), join(folder, 'batches', id))
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

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error) => {
    if (!isMissing(error)) throw error
  })
}
