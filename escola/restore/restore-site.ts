import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Intent, type IntentLog, intentLog } from '#adapters/disk/intent-log.ts'
import { makeFolders, type PhotoFolders, photoFolders } from '#adapters/disk/photo-folders.ts'
import { removePictures } from '#adapters/disk/remove-pictures.ts'
import { restoreSetAside, sweep } from '#adapters/disk/sweep.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { sqliteSchoolStore } from '#adapters/sqlite/school-store.ts'
import { sqliteWaitingBatchStore } from '#adapters/sqlite/waiting-batch-store.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { SweepReport } from '#domain/photos/photo-store.ts'
import { photoReferences } from '#domain/photos/sweep-photos.ts'
import type { WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { readCheckedContents } from '#escola/archive/database-snapshot.ts'
import { databaseName, type Manifest, photoKeyOf } from '#escola/archive/manifest.ts'
import { type ArchiveSource, archiveFile, unpack } from '#escola/archive/read-archive.ts'
import { counted } from '#escola/number-format.ts'
import { keepOwner, ownerToKeep } from './keep-owner.ts'
import { newPhotoKeys, placePhotos } from './place-photos.ts'
import { preserveReplaced } from './preserve-replaced.ts'
import { replaceDatabase } from './replace-database.ts'

type RestoreOptions = {
  now: Date
  signal: AbortSignal
  onProgress: (done: number, total: number, what: string) => void
}

export type RestoreReport = {
  madeAt: string
  events: number
  photos: number
  /** The folder of the replaced database; null when there was none. */
  replaced: string | null
  /** Photos that the backup does not have; null when the sweep failed and the next start repeats it. */
  setAside: number | null
}

/**
 * A restore is a batch of photos whose commit is the renaming of the database. Killed before the
 * rename, the old site starts and its sweep deletes the batch; killed after it, the restored site
 * starts and its sweep sets aside the photos that it does not have.
 */
export async function restoreSite(
  archive: string | ArchiveSource,
  dataDir: string,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const source = typeof archive === 'string' ? await archiveFile(archive) : archive
  const owner = await ownerToKeep(dataDir)
  const lock = tryLockFolderExclusive(dataDir)
  if (!lock) {
    throw new Error(`Um site (ou outro comando) está usando ${dataDir}. Pare-o e tente de novo.`)
  }
  try {
    await checkFreeSpace(dataDir, source.bytes)
    const folders = photoFolders(dataDir)
    await makeFolders(folders)
    const intents = intentLog(folders)
    const unpacking = await intents.begin([])
    const staged = join(folders.staging, unpacking.id)
    try {
      const manifest = await unpack(source, staged, {
        signal: options.signal,
        onFile: (read) =>
          options.onProgress(
            Math.floor((100 * read) / source.bytes),
            100,
            '% do backup conferidos',
          ),
      })
      await checkDatabase(join(staged, databaseName), manifest)
      options.signal.throwIfAborted()
      // Before the database is replaced: a restore killed at that point must leave one that can be opened.
      await keepOwner(staged, owner)
      return await replaceSite(dataDir, staged, manifest, intents, options)
    } finally {
      await rm(staged, { recursive: true, force: true })
      await unpacking.end()
    }
  } finally {
    await keepOwner(dataDir, owner)
    lock.release()
  }
}

/** Also migrates the file to this version of the site. */
async function checkDatabase(file: string, manifest: Manifest): Promise<void> {
  const { photoKeys } = readCheckedContents(file)
  const archivedKeys = new Set([
    ...manifest.files.map(({ path }) => photoKeyOf(path)),
    ...manifest.missing,
  ])
  const missing = [...photoKeys].filter((key) => !archivedKeys.has(key))
  if (missing.length > 0) {
    throw new Error(
      `O backup está incompleto: faltam os arquivos de ${counted(missing.length, 'foto', 'fotos')}.`,
    )
  }
  await withStores(file, ({ events }) => events.ping())
}

async function replaceSite(
  dataDir: string,
  staged: string,
  manifest: Manifest,
  intents: IntentLog,
  { now, onProgress }: RestoreOptions,
): Promise<RestoreReport> {
  const folders = photoFolders(dataDir)
  const file = join(dataDir, databaseName)
  const replaced = unusedPath(
    join(dataDir, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`),
  )
  const hadDatabase = await preserveReplaced(dataDir, replaced, {
    intents,
    sweepOldSite: () => sweepWithDatabase(file, folders, intents),
  })
  const photos = manifest.files.filter(({ path }) => path !== databaseName)
  const keys = new Set(photos.map(({ path }) => photoKeyOf(path) ?? ''))
  await restoreSetAside(folders, (name) => keys.has(name.split('.')[0] ?? ''))
  const batch = await intents.begin(newPhotoKeys(dataDir, photos))
  try {
    await placePhotos(photos, { dataDir, staged, replaced }, (done, total) =>
      onProgress(done, total, 'arquivos no lugar'),
    )
    await replaceDatabase(join(staged, databaseName), file)
  } catch (error) {
    await removePictures(folders, batch.keys, batch.id)
    await batch.end()
    throw error
  }
  const { madeAt, events, photos: count } = manifest
  return {
    ...{ madeAt, events, photos: count },
    replaced: hadDatabase ? replaced : null,
    setAside: await sweepRestoredSite(batch, () => sweepWithDatabase(file, folders, intents)),
  }
}

/** The backup is already in place: what fails here is repeated at the next start. */
async function sweepRestoredSite(
  batch: Intent,
  sweepNew: () => Promise<SweepReport>,
): Promise<number | null> {
  try {
    await batch.end()
    return (await sweepNew()).setAside
  } catch {
    return null
  }
}

function sweepWithDatabase(file: string, folders: PhotoFolders, intents: IntentLog) {
  return withStores(file, async (stores) => {
    const referenced = await photoReferences(stores)
    return sweep(folders, intents, async () => referenced)
  })
}

type Records = { events: EventStore; school: SchoolStore; waiting: WaitingBatchStore }

async function withStores<T>(file: string, work: (stores: Records) => Promise<T>): Promise<T> {
  const database = schoolDatabase(file)
  try {
    return await work({
      events: sqliteEventStore(database),
      school: sqliteSchoolStore(database),
      waiting: sqliteWaitingBatchStore(database),
    })
  } finally {
    database.close()
  }
}

async function checkFreeSpace(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < needed)
    throw Object.assign(new Error('no space'), { code: 'ENOSPC', path: dataDir })
}

function unusedPath(path: string, number = 1): string {
  const numbered = number === 1 ? path : `${path}-${number}`
  return existsSync(numbered) ? unusedPath(path, number + 1) : numbered
}
