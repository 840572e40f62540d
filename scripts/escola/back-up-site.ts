import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { lockFolderShared } from '#adapters/sqlite/folder-lock.ts'
import { photoFiles } from '#domain/photos/photo-addresses.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { type ArchivedFile, databaseName } from './archive/manifest.ts'
import { type SnapshotFacts, takeSnapshot } from './archive/snapshot.ts'
import { type ArchiveWriter, isZipped, openArchive } from './archive/write-archive.ts'
import { complaint } from './complaint.ts'

export type Circumstances = {
  now: Date
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export type BackupReport = { events: number; photos: number; missing: string[] }

/** Writes one archive of the site, which may go on working; the file appears whole or not at all. */
export async function backUpSite(
  dataDir: string,
  file: string,
  circumstances: Circumstances,
): Promise<BackupReport> {
  if (!existsSync(join(dataDir, databaseName))) {
    throw complaint(`Não há site em ${dataDir}: o banco de dados não existe. Confira DATA_DIR.`)
  }
  const lock = lockFolderShared(dataDir)
  const workshop = await mkdtemp(join(dirname(file), `.${basename(file)}-`)).catch((fault) => {
    lock.release()
    throw fault
  })
  const partial = join(workshop, 'archive')
  const archive = openArchive(partial, { zipped: isZipped(file) })
  try {
    const report = await fill(archive, dataDir, join(workshop, databaseName), circumstances)
    await rename(partial, file)
    await syncFolder(dirname(file))
    return report
  } finally {
    await archive.abandon()
    await rm(workshop, { recursive: true, force: true })
    lock.release()
  }
}

/**
 * Photos come before the event that shows them and go after it, so neither order of copying is
 * right while both happen: a snapshot taken first names photos deleted meanwhile, one taken last
 * names photos that arrived meanwhile. Files never change, though. So photos are added until a
 * snapshot names none that is not in the archive, and that snapshot is the one that is kept.
 */
async function fill(
  archive: ArchiveWriter,
  dataDir: string,
  snapshotFile: string,
  { now, signal, onProgress }: Circumstances,
): Promise<BackupReport> {
  const added = new Map<string, ArchivedFile[]>()
  let missing = new Set<string>()
  let snapshot: SnapshotFacts
  for (;;) {
    await rm(snapshotFile, { force: true })
    snapshot = await takeSnapshot(dataDir, snapshotFile)
    const wanted = [...snapshot.photoKeys].filter((key) => !added.has(key))
    const gone = new Set<string>()
    for (const key of wanted) {
      signal.throwIfAborted()
      const files = await addPhoto(archive, dataDir, key)
      if (files) added.set(key, files)
      else gone.add(key)
      onProgress(added.size, snapshot.photoKeys.size)
    }
    // Gone twice, and still in the event: the site has lost it, and another look will not help.
    const isSettled = [...gone].every((key) => missing.has(key))
    missing = gone
    if (isSettled) break
  }
  const database = await archive.add(databaseName, await readFile(snapshotFile))
  const files = [...added].flatMap(([key, files]) => (snapshot.photoKeys.has(key) ? files : []))
  const report = {
    events: snapshot.events,
    photos: snapshot.photoKeys.size - missing.size,
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

/** All files of a photo, or null when one of its sizes is not there (any more). */
async function addPhoto(
  archive: ArchiveWriter,
  dataDir: string,
  key: string,
): Promise<ArchivedFile[] | null> {
  const sizes = await readAll(
    dataDir,
    Object.values(photoFiles).map((name) => `photos/${key}/${name}`),
  )
  if (sizes.some(({ bytes }) => bytes === null)) return null
  const originals = await readAll(
    dataDir,
    originalFormats.map((format) => `originals/${key}.${format}`),
  )
  const files: ArchivedFile[] = []
  for (const { path, bytes } of [...sizes, ...originals]) {
    if (bytes) files.push(await archive.add(path, bytes))
  }
  return files
}

function readAll(dataDir: string, paths: string[]) {
  return Promise.all(
    paths.map(async (path) => ({ path, bytes: await readIfThere(join(dataDir, path)) })),
  )
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
