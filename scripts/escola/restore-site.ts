import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Intent, type IntentLog, intentLog } from '#adapters/disk/intent-log.ts'
import { makeFolders, type PhotoFolders, photoFolders } from '#adapters/disk/photo-folders.ts'
import { removePictures } from '#adapters/disk/remove-pictures.ts'
import { restoreSetAside, sweep } from '#adapters/disk/sweep.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import type { SweepReport } from '#domain/photos/photo-store.ts'
import { databaseName, keyOfPath, type Manifest } from './archive/manifest.ts'
import { unpack } from './archive/read-archive.ts'
import { factsOfFile } from './archive/snapshot.ts'
import { complaint } from './complaint.ts'
import { keepReplaced } from './restore/keep-replaced.ts'
import { newKeys, placePhotos } from './restore/place-photos.ts'
import { replaceDatabase } from './restore/replace-database.ts'

export type Circumstances = {
  now: Date
  signal: AbortSignal
  onProgress: (done: number, total: number, what: string) => void
}

export type RestoreReport = {
  madeAt: string
  events: number
  photos: number
  /** Where the replaced database lies; null when there was none. */
  replaced: string | null
  /** Photos of the replaced site that the backup does not have; null when the next start will tell. */
  setAside: number | null
}

/**
 * Puts a backup in the place of the site. It is one more batch of photos whose commit is the
 * renaming of the database: files are announced and put beside the others, then one rename makes
 * them the site's. Killed before it, the old site starts and sweeps the announced files away; killed
 * after it, the new one starts and sets aside what it does not know.
 */
export async function restoreSite(
  archive: string,
  dataDir: string,
  circumstances: Circumstances,
): Promise<RestoreReport> {
  const size = (await stat(archive)).size
  const lock = tryLockFolderExclusive(dataDir)
  if (!lock) {
    throw complaint(`Um site (ou outro comando) está usando ${dataDir}. Pare-o e tente de novo.`)
  }
  try {
    await refuseWithoutRoom(dataDir, size)
    const folders = photoFolders(dataDir)
    await makeFolders(folders)
    const intents = intentLog(folders.batches)
    const unpacking = await intents.begin([])
    const staged = join(folders.staging, unpacking.id)
    try {
      const manifest = await unpack(archive, staged, {
        signal: circumstances.signal,
        onFile: (read) =>
          circumstances.onProgress(Math.floor((100 * read) / size), 100, '% do backup conferidos'),
      })
      await checkDatabase(join(staged, databaseName), manifest)
      circumstances.signal.throwIfAborted()
      return await swap(dataDir, staged, manifest, intents, circumstances)
    } finally {
      await rm(staged, { recursive: true, force: true })
      await unpacking.end()
    }
  } finally {
    lock.release()
  }
}

/** Sound, brought to this version of the site, and naming no photo that the backup does not have. */
async function checkDatabase(file: string, manifest: Manifest): Promise<void> {
  const { photoKeys } = factsOfFile(file)
  const brought = new Set([
    ...manifest.files.map(({ path }) => keyOfPath(path)),
    ...manifest.missing,
  ])
  const lacking = [...photoKeys].filter((key) => !brought.has(key))
  if (lacking.length > 0) {
    throw complaint(`O backup está incompleto: faltam os arquivos de ${lacking.length} foto(s).`)
  }
  await withEvents(file, (events) => events.ping())
}

async function swap(
  dataDir: string,
  staged: string,
  manifest: Manifest,
  intents: IntentLog,
  { now, onProgress }: Circumstances,
): Promise<RestoreReport> {
  const folders = photoFolders(dataDir)
  const file = join(dataDir, databaseName)
  const replaced = join(dataDir, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const hadDatabase = await keepReplaced(dataDir, replaced, {
    intents,
    // Leftovers of the old site are judged by the old database, while it is still there.
    settle: () => sweepBy(file, folders, intents),
  })
  const photos = manifest.files.filter(({ path }) => path !== databaseName)
  const keys = new Set(photos.map(({ path }) => keyOfPath(path) ?? ''))
  await restoreSetAside(folders, (name) => keys.has(name.split('.')[0] ?? ''))
  const batch = await intents.begin(await newKeys(dataDir, photos))
  try {
    await placePhotos(photos, { dataDir, staged, replaced }, (done, total) =>
      onProgress(done, total, 'arquivos no lugar'),
    )
    await replaceDatabase(join(staged, databaseName), file)
  } catch (fault) {
    await removePictures(folders, batch.keys, batch.id)
    await batch.end()
    throw fault
  }
  const { madeAt, events, photos: count } = manifest
  return {
    ...{ madeAt, events, photos: count },
    replaced: hadDatabase ? replaced : null,
    setAside: await tidyUp(batch, () => sweepBy(file, folders, intents)),
  }
}

/** The backup is the site already: whatever fails here is done again at the next start. */
async function tidyUp(batch: Intent, sweepNew: () => Promise<SweepReport>): Promise<number | null> {
  try {
    await batch.end()
    return (await sweepNew()).setAside
  } catch {
    return null
  }
}

function sweepBy(file: string, folders: PhotoFolders, intents: IntentLog) {
  return withEvents(file, async (events) => {
    const held = await events.photoUrls()
    return sweep(folders, intents, async () => held)
  })
}

async function withEvents<T>(
  file: string,
  work: (events: ReturnType<typeof sqliteEventStore>) => Promise<T>,
): Promise<T> {
  const database = schoolDatabase(file)
  try {
    return await work(sqliteEventStore(database))
  } finally {
    database.close()
  }
}

async function refuseWithoutRoom(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < needed) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
}
