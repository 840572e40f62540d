import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { linkOrCopy, syncPath } from '#adapters/disk/durable-files.ts'
import { lockFolderShared } from '#adapters/sqlite/folder-lock.ts'
import { takeSnapshot } from '#escola/archive/database-snapshot.ts'
import {
  databaseName,
  filesBelow,
  type NamedPhotos,
  namedPhotos,
  siteFolders,
} from '#escola/archive/site-files.ts'
import { inStaging } from '#escola/archive/staging.ts'
import { pack } from '#escola/archive/tar.ts'
import { checksumLines, checksumsFile } from '#escola/checksums.ts'

type BackupOptions = {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export type BackupReport = Omit<NamedPhotos, 'files'> & { events: number; waiting: number }

/** The site may be running. The file appears complete or not at all. */
export async function backUpSite(
  dataDir: string,
  file: string,
  options: BackupOptions,
): Promise<BackupReport> {
  requireDatabase(dataDir)
  const lock = lockFolderShared(dataDir)
  try {
    const isCompressed = /gz$/i.test(file)
    return await writeWhole(file, (partial) =>
      inStaging(dataDir, 'backup-', (staged) =>
        archiveSite(dataDir, { staged, partial, isCompressed }, options),
      ),
    )
  } finally {
    lock.release()
  }
}

export function requireDatabase(dataDir: string): void {
  try {
    accessSync(join(dataDir, databaseName), constants.R_OK)
  } catch (fault) {
    if (!isMissing(fault)) throw fault
    throw new Error(`Não há site em ${dataDir}: o banco de dados não existe. Confira DATA_DIR.`)
  }
}

/**
 * Files are written before their event and deleted after it, and never change. So linking them before and after the
 * database is copied catches every file that the copy names.
 */
async function archiveSite(
  dataDir: string,
  { staged, partial, isCompressed }: { staged: string; partial: string; isCompressed: boolean },
  { signal, onProgress }: BackupOptions,
): Promise<BackupReport> {
  const link = async () => {
    for (const name of siteFolders) await linkFolder(join(dataDir, name), join(staged, name))
  }
  await link()
  const contents = await takeSnapshot(dataDir, join(staged, databaseName))
  await link()
  const { files, ...counts } = await namedPhotos(staged, contents)
  const listed = [databaseName, ...files]
  const checksums = await checksumLines(staged, listed, (done) => {
    signal.throwIfAborted()
    onProgress(done, listed.length)
  })
  await writeFile(join(staged, checksumsFile), checksums)
  await removeOthers(staged, new Set([...listed, checksumsFile]))
  const names = [checksumsFile, databaseName, ...siteFolders]
  await pack(partial, { folder: staged, names, isCompressed }, signal)
  return { events: contents.events, waiting: contents.waiting, ...counts }
}

/** Deletes the files that nothing names. */
async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const path of await filesBelow(folder)) {
    if (!wanted.has(path)) await rm(join(folder, path))
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else if (!existsSync(target)) await linkOrCopy(source, target)
  }
}

/** Writes beside the file, under a name that contains the process id. */
async function writeWhole<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
  await removeLeftovers(dirname(file))
  const partial = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    await writeFile(partial, '', { flag: 'wx', mode: 0o600 })
    const result = await write(partial)
    await syncPath(partial)
    await rename(partial, file)
    await syncPath(dirname(file))
    return result
  } finally {
    await rm(partial, { force: true })
  }
}

/** Deletes what killed backups have left. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /^\..+\.(?:tar|tar\.gz|tgz)\.(\d+)$/i.exec(name) ?? []
    // Files of another account cannot be deleted, but that is no reason to fail.
    if (pid && !isRunning(Number(pid))) await rm(join(folder, name)).catch(() => {})
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
