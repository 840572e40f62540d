import { existsSync } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { takeOverEarlierFolders } from '#adapters/disk/earlier-folders.ts'
import { photoFolders } from '#adapters/disk/photo-folders.ts'
import { tryLockFolderExclusive } from '#adapters/sqlite/folder-lock.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { readCheckedContents } from '#escola/archive/database-snapshot.ts'
import { databaseName, photoKeyOf } from '#escola/archive/manifest.ts'
import { archiveFile } from '#escola/archive/read-archive.ts'
import {
  type BackupSource,
  type UnpackedBackup,
  unpackBackup,
} from '#escola/archive/unpack-backup.ts'
import { counted, eventsAndPhotos } from '#escola/number-format.ts'
import { keepOwner, ownerToKeep } from './keep-owner.ts'
import { placePhotos } from './place-photos.ts'
import { preserveReplaced } from './preserve-replaced.ts'
import { replaceDatabase } from './replace-database.ts'
import { withEvents } from './with-events.ts'

type RestoreOptions = {
  now: Date
  signal: AbortSignal
  onProgress: (done: number, total: number, what: string) => void
  /** Whether an empty backup may replace a site that has this in it. Without an answer it may not. */
  acceptEmpty?: (existing: { events: number; photos: number }) => Promise<boolean>
}

export type RestoreReport = {
  madeAt: string
  events: number
  photos: number
  /** The folder of the replaced database; null when there was none. */
  replaced: string | null
  /** Photos that the backup does not have. Nobody sees them any more, and they are kept for 30 days. */
  unnamed: number
  /** Photos whose files the site had lost when the backup was made. */
  missing: number
}

/**
 * First the files, under their own keys, then the database, by one rename. Killed before the rename, the old site
 * starts and names none of the new files; killed after it, the restored site names all of them.
 */
export async function restoreSite(
  archive: string | BackupSource,
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
    await takeOverEarlierFolders(dataDir)
    const { pictures, originals, staging } = photoFolders(dataDir)
    // Nobody else uses the folder: what is there was left by a killed process.
    await rm(staging, { recursive: true, force: true })
    for (const folder of [pictures, originals, staging]) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    }
    const staged = join(staging, 'restore')
    try {
      const backup = await unpackBackup(source, staged, {
        signal: options.signal,
        onFile: (read) =>
          options.onProgress(
            Math.floor((100 * read) / source.bytes),
            100,
            '% do backup conferidos',
          ),
      })
      await checkDatabase(join(staged, databaseName), backup)
      if (backup.events === 0 && backup.photos === 0) await requireConsent(dataDir, options)
      options.signal.throwIfAborted()
      // Before the database is replaced: a restore killed at that point must leave one that can be opened.
      await keepOwner(staged, owner)
      return await replaceSite(dataDir, staged, backup, options)
    } finally {
      await rm(staged, { recursive: true, force: true })
    }
  } finally {
    await keepOwner(dataDir, owner)
    lock.release()
  }
}

/** Also migrates the file to this version of the site. */
async function checkDatabase(file: string, backup: UnpackedBackup): Promise<void> {
  const { photoKeys } = await readCheckedContents(file)
  const archivedKeys = new Set([
    ...backup.files.map(({ path }) => photoKeyOf(path)),
    ...backup.missing,
  ])
  const missing = [...photoKeys].filter((key) => !archivedKeys.has(key))
  if (missing.length > 0) {
    throw new Error(
      `O backup está incompleto: faltam os arquivos de ${counted(missing.length, 'foto', 'fotos')}.`,
    )
  }
}

async function requireConsent(dataDir: string, { acceptEmpty }: RestoreOptions): Promise<void> {
  const existing = await existingContents(join(dataDir, databaseName))
  if (!existing || (await acceptEmpty?.(existing))) return
  throw new Error(
    `O backup está vazio, e o site tem ${eventsAndPhotos(existing.events, existing.photos)}. Para pôr o vazio no lugar: --mesmo-vazio`,
  )
}

/** Null: nothing is there, or nothing that can be read. */
async function existingContents(file: string): Promise<{ events: number; photos: number } | null> {
  if (!existsSync(file)) return null
  try {
    const { events, photoKeys } = await readCheckedContents(file)
    return events + photoKeys.size > 0 ? { events, photos: photoKeys.size } : null
  } catch (fault) {
    if (isStoreFault(fault) && fault.kind === 'other') return null
    throw fault
  }
}

async function replaceSite(
  dataDir: string,
  staged: string,
  backup: UnpackedBackup,
  { now, onProgress }: RestoreOptions,
): Promise<RestoreReport> {
  const file = join(dataDir, databaseName)
  const stagedDatabase = join(staged, databaseName)
  const replaced = unusedPath(
    join(dataDir, `replaced-${now.toISOString().replaceAll(/[:.]/g, '-')}`),
  )
  const before = await preserveReplaced(dataDir, replaced)
  const named = await withEvents(stagedDatabase, async (events) => {
    // What was deleted for good since the backup stays so for later imports.
    await events.recordErased(before?.erased ?? [], now)
    return events.namedKeys()
  })
  const photos = backup.files.filter(({ path }) => path !== databaseName)
  await placePhotos(photos, { dataDir, staged, replaced }, (done, total) =>
    onProgress(done, total, 'arquivos no lugar'),
  )
  await replaceDatabase(stagedDatabase, file)
  const { madeAt, events, photos: count } = backup
  return {
    ...{ madeAt, events, photos: count },
    replaced: before && replaced,
    unnamed: before?.named.filter((key) => !named.has(key)).length ?? 0,
    missing: backup.missing.length,
  }
}

export async function checkFreeSpace(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < needed)
    throw Object.assign(new Error('no space'), { code: 'ENOSPC', path: dataDir })
}

function unusedPath(path: string, number = 1): string {
  const numbered = number === 1 ? path : `${path}-${number}`
  return existsSync(numbered) ? unusedPath(path, number + 1) : numbered
}
