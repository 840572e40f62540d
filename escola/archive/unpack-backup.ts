import { readdir, rename } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { readCheckedContents } from './database-snapshot.ts'
import { databaseName, isAllowedPath, photoKeyOf } from './manifest.ts'
import { type ArchiveSource, type UnpackOptions, unpack } from './read-archive.ts'

/** A snapshot of restic, which checks every file that it restores. */
export type FolderSource = {
  name: string
  bytes: number
  at: Date
  restore(folder: string, signal: AbortSignal): Promise<void>
}

export type BackupSource = ArchiveSource | FolderSource

/** What is in a backup, and where its files are below the folder. */
export type UnpackedBackup = {
  madeAt: string
  events: number
  photos: number
  /** Photos whose files the site itself had lost when the backup was made. */
  missing: string[]
  files: { path: string }[]
}

/** In the data folder: where a copy of the database is while restic reads it. */
export const databaseCopy = join('backup', 'snapshot', databaseName)

export function unpackBackup(
  source: BackupSource,
  folder: string,
  options: UnpackOptions,
): Promise<UnpackedBackup> {
  return 'open' in source ? unpack(source, folder, options) : unpackFolder(source, folder, options)
}

async function unpackFolder(
  { name, at, restore }: FolderSource,
  folder: string,
  { signal }: UnpackOptions,
): Promise<UnpackedBackup> {
  await restore(folder, signal)
  const file = join(folder, databaseName)
  await rename(join(folder, databaseCopy), file).catch(() => {
    throw new Error(`${name} não é um backup deste site.`)
  })
  const { events, photoKeys, binKeys } = await readCheckedContents(file)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: relative(folder, join(entry.parentPath, entry.name)) }))
    // The folders also have files that nothing names: those of photos that were just being deleted.
    .filter(({ path }) => isAllowedPath(path) && isNamed(path, photoKeys))
  const found = new Set(files.map(({ path }) => photoKeyOf(path)))
  const missing = [...photoKeys].filter((key) => !found.has(key))
  const photos = [...photoKeys].filter((key) => found.has(key) && !binKeys.has(key)).length
  return { madeAt: at.toISOString(), events, photos, missing, files }
}

function isNamed(path: string, keys: ReadonlySet<string>): boolean {
  const key = photoKeyOf(path)
  return key === null || keys.has(key)
}
