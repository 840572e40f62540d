import { access, constants, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumsFile, parseChecksums, sha256OfFile } from '#escola/checksums.ts'
import { databaseName, filesBelow, photoKeyOf } from './site-files.ts'
import { unpack } from './tar.ts'
import type { BackupSource } from './unpack-backup.ts'

/** A file made by `escola backup`. */
export async function archiveFile(path: string): Promise<BackupSource> {
  await access(path, constants.R_OK)
  const found = await stat(path)
  if (found.isDirectory()) throw Object.assign(new Error('folder'), { code: 'EISDIR', path })
  return { bytes: found.size, unpack: (folder, options) => unpackArchive(path, folder, options) }
}

/** Returns when the backup was made, after checking every checksum. */
export async function unpackArchive(
  archive: string,
  folder: string,
  { signal, onFile }: { signal: AbortSignal; onFile: (done: number, total: number) => void },
): Promise<Date> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fault = await unpack(archive, folder, signal).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  )
  if (fault?.code) throw fault
  // Without links, which may lead to any file of the machine.
  const files = new Set(await filesBelow(folder))
  const list = join(folder, checksumsFile)
  const isListed = !fault && files.has(checksumsFile)
  const checksums = parseChecksums(isListed ? await readFile(list, 'utf8') : '')
  if (!checksums.has(databaseName)) throw await unusable(archive, folder)
  let done = 0
  for (const [name, expected] of checksums) {
    signal.throwIfAborted()
    onFile(done, checksums.size)
    const found = files.has(name) ? await sha256OfFile(join(folder, name)) : null
    if (found !== expected) throw damaged(archive, name)
    done += 1
  }
  return (await stat(list)).mtime
}

async function unusable(archive: string, folder: string): Promise<Error> {
  const isPart = (path: string) => path === databaseName || photoKeyOf(path) !== null
  const isBackup = (await filesBelow(folder)).some(isPart)
  return isBackup
    ? damaged(archive, 'falta o fim')
    : new Error(`${archive} não é um backup deste site.`)
}

function damaged(archive: string, where: string): Error {
  return new Error(`O backup ${archive} está danificado (${where}).`)
}
