import { accessSync, constants } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { takeOverEarlierFolders } from '#adapters/disk/earlier-folders.ts'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { lockFolderShared } from '#adapters/sqlite/folder-lock.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { addedSize, photoFiles } from '#domain/photos/served-photo.ts'
import { brandFiles, slotFiles } from '#domain/photos/slot-files.ts'
import { type DatabaseContents, takeSnapshot } from '#escola/archive/database-snapshot.ts'
import { type ArchivedFile, databaseName } from '#escola/archive/manifest.ts'
import {
  type ArchiveWriter,
  isCompressed,
  openArchive,
  type StoreArchive,
  storeInFile,
} from '#escola/archive/write-archive.ts'
import { removeBackupLeftovers, temporaryPrefix } from './backup-leftovers.ts'

type BackupOptions = {
  now: Date
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export type BackupReport = { events: number; photos: number; missing: string[] }

/** The site may be running meanwhile. The file appears complete or not at all. */
export function backUpSite(
  dataDir: string,
  file: string,
  options: BackupOptions,
): Promise<BackupReport> {
  return inTemporaryFolder(dataDir, file, async (folder) => {
    const partial = join(folder, 'archive')
    const store = storeInFile(partial, { compressed: isCompressed(file) })
    const report = await writeSite(store, dataDir, folder, options)
    await rename(partial, file)
    await syncFolder(dirname(file))
    return report
  })
}

export function requireDatabase(dataDir: string): void {
  try {
    accessSync(join(dataDir, databaseName), constants.R_OK)
  } catch (fault) {
    if (!isMissing(fault)) throw fault
    throw new Error(`Não há site em ${dataDir}: o banco de dados não existe. Confira DATA_DIR.`)
  }
}

/** Beside the archive, named after it. */
async function inTemporaryFolder<T>(
  dataDir: string,
  file: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  requireDatabase(dataDir)
  const lock = lockFolderShared(dataDir)
  try {
    await takeOverEarlierFolders(dataDir)
    await removeBackupLeftovers(dirname(file))
    const folder = await mkdtemp(join(dirname(file), temporaryPrefix(basename(file))))
    const inUse = lockFolderShared(folder)
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
      inUse.release()
    }
  } finally {
    lock.release()
  }
}

async function writeSite(
  store: StoreArchive,
  dataDir: string,
  folder: string,
  options: BackupOptions,
): Promise<BackupReport> {
  const archive = openArchive(store)
  try {
    return await addSite(archive, dataDir, join(folder, databaseName), options)
  } finally {
    await archive.abandon()
  }
}

/**
 * Files are written before their event and deleted after it, so a snapshot of the database taken
 * before copying them names deleted ones, and one taken after it names new ones. Files never change,
 * though: photos are added until a snapshot names none that the archive lacks.
 */
async function addSite(
  archive: ArchiveWriter,
  dataDir: string,
  snapshotFile: string,
  { now, signal, onProgress }: BackupOptions,
): Promise<BackupReport> {
  const added = new Map<string, ArchivedFile[]>()
  let missing = new Set<string>()
  let snapshot: DatabaseContents
  for (;;) {
    await rm(snapshotFile, { force: true })
    snapshot = await takeSnapshot(dataDir, snapshotFile)
    const wanted = [...snapshot.photoKeys].filter((key) => !added.has(key))
    const notFound = new Set<string>()
    for (const key of wanted) {
      signal.throwIfAborted()
      const files = await addPhoto(archive, dataDir, key)
      if (files) added.set(key, files)
      else notFound.add(key)
      onProgress(added.size, snapshot.photoKeys.size)
    }
    // Missing from two snapshots in a row: the site has lost these files.
    const isStable = [...notFound].every((key) => missing.has(key))
    missing = notFound
    if (isStable) break
  }
  const database = await archive.addFile(databaseName, snapshotFile)
  const files = [...added].flatMap(([key, files]) => (snapshot.photoKeys.has(key) ? files : []))
  const report = {
    events: snapshot.events,
    // Without those in the bin, which go along.
    photos: [...snapshot.photoKeys].filter((key) => !snapshot.binKeys.has(key) && !missing.has(key))
      .length,
    missing: [...missing],
  }
  await archive.finish({
    format: 'escola-backup',
    version: 1,
    madeAt: now.toISOString(),
    ...report,
    files: [database, ...files],
  })
  return report
}

/** All files of a photo; null when one of those is missing that every photo has. */
async function addPhoto(
  archive: ArchiveWriter,
  dataDir: string,
  key: string,
): Promise<ArchivedFile[] | null> {
  const { [addedSize]: added, ...everyPhotoHas } = photoFiles
  const inFolder = (name: string) => `pictures/${key}/${name}`
  const sizes = await readAll(dataDir, Object.values(everyPhotoHas).map(inFolder))
  if (sizes.some(({ bytes }) => bytes === null)) return null
  const others = await readAll(dataDir, [
    ...[added, ...slotFiles, ...brandFiles].map(inFolder),
    ...originalFormats.map((format) => `originals/${key}.${format}`),
  ])
  const files: ArchivedFile[] = []
  for (const { path, bytes } of [...sizes, ...others]) {
    if (bytes) files.push(await archive.add(path, bytes))
  }
  return files
}

function readAll(dataDir: string, paths: string[]) {
  return Promise.all(
    paths.map(async (path) => ({ path, bytes: await readIfExists(join(dataDir, path)) })),
  )
}
