import { existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncPath } from '#adapters/disk/durable-files.ts'
import { freeBytes } from '#adapters/disk/free-space.ts'
import { makeFolders, photoFolders } from '#adapters/disk/photo-folders.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { inStaging } from '#escola/archive/staging.ts'
import {
  type BackupSource,
  type UnpackedBackup,
  unpackBackup,
} from '#escola/archive/unpack-backup.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'
import { keepingOwner } from '#escola/keep-owner.ts'
import { eventsAndPhotos } from '#escola/number-format.ts'
import { placeFiles } from './place-files.ts'
import { preserveDamaged, preserveDatabase, readReplaced } from './replaced-site.ts'

type RestoreOptions = {
  now: Date
  /** The trusted moment of the replaced site; null: there is no such site, or its clock is in doubt. */
  moment: TrustedMoment | null
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  /** Whether an empty backup may replace a site with these contents. If absent, it may not. */
  acceptEmpty?: (existing: string) => Promise<boolean>
}

export type RestoreReport = Omit<UnpackedBackup, 'files'> & {
  /** The folder of the replaced database; null when there was none. */
  replaced: string | null
  /** Photos that the backup does not name. They are no longer shown, and are kept for 30 days. */
  unnamed: number
}

/**
 * First the files, under their own keys, then the database, by one rename. If killed before the rename, the old site
 * starts and names none of the new files; if killed after it, the restored site names all of them.
 */
export async function restoreSite(
  source: BackupSource,
  dataDir: string,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const lock = tryLockFolderExclusive(dataDir)
  if (!lock) {
    throw new Error(`Um site (ou outro comando) está usando ${dataDir}. Pare-o e tente de novo.`)
  }
  try {
    return await keepingOwner(dataDir, async (giveBack) => {
      await requireSpace(dataDir, source.bytes)
      const folders = photoFolders(dataDir)
      // Nobody else uses the folder: its contents were left by a killed process.
      await rm(folders.staging, { recursive: true, force: true })
      await makeFolders(folders)
      return inStaging(dataDir, 'restore-', async (staged) => {
        const { signal, onProgress: onFile } = options
        const backup = await unpackBackup(source, staged, { signal, onFile })
        signal.throwIfAborted()
        // Before the database is replaced: a restore killed at that point must leave one that can be opened.
        await giveBack(staged)
        return replaceSite(dataDir, staged, backup, options)
      })
    })
  } finally {
    lock.release()
  }
}

async function replaceSite(
  dataDir: string,
  staged: string,
  { files, ...backup }: UnpackedBackup,
  { now, moment, acceptEmpty }: RestoreOptions,
): Promise<RestoreReport> {
  const file = join(dataDir, databaseName)
  const isThere = existsSync(file)
  const before = isThere ? await readReplaced(file) : null
  if (before && before.events + before.named.length > 0 && backup.events + backup.photos === 0) {
    const existing = eventsAndPhotos(before.events, before.named.length)
    if (!(await acceptEmpty?.(existing))) {
      throw new Error(
        `O backup está vazio, e o site tem ${existing}. Para pôr o vazio no lugar: --mesmo-vazio`,
      )
    }
  }
  const replaced = unusedPath(
    join(dataDir, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`),
  )
  if (isThere) await preserveDatabase(dataDir, replaced, { isDamaged: !before })
  const stagedDatabase = join(staged, databaseName)
  const named = await withDocuments(stagedDatabase, async (documents) => {
    const events = eventStore(documents)
    // What was deleted for good since the backup stays deleted in later imports.
    await events.recordErased(before?.erased ?? [], now)
    // Otherwise a site that gets an older backup would doubt its clock.
    if (moment) await clockRecord(documents).record(moment)
    await waitingBatchStore(documents).renew(now)
    return events.namedKeys()
  })
  await placeFiles(await preserveDamaged(files, { staged, dataDir, replaced }), { staged, dataDir })
  await replaceDatabase(stagedDatabase, file)
  await syncPath(dataDir)
  const unnamed = before?.named.filter((key) => !named.has(key)).length ?? 0
  return { ...backup, replaced: isThere ? replaced : null, unnamed }
}

/** SQLite would apply a journal left by the old database to the new one, so there must be none. */
async function replaceDatabase(staged: string, file: string): Promise<void> {
  if (existsSync(`${file}-wal`)) {
    throw new Error('Outro programa está usando o banco de dados. Pare-o e tente de novo.')
  }
  await chmod(staged, 0o600)
  await syncPath(staged)
  await rename(staged, file)
}

export async function requireSpace(dataDir: string, needed: number): Promise<void> {
  if ((await freeBytes(dataDir)) >= needed) return
  throw Object.assign(new Error('no space'), { code: 'ENOSPC', path: dataDir })
}

function unusedPath(path: string, number = 1): string {
  const numbered = number === 1 ? path : `${path}-${number}`
  return existsSync(numbered) ? unusedPath(path, number + 1) : numbered
}
