import { access, constants, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { takeOverEarlierFolders } from '#adapters/disk/earlier-folders.ts'
import { checksumsFile, parseChecksums, sha256, sha256OfFile } from '#escola/checksums.ts'
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
  const list = fault ? null : await listedFiles(folder, files)
  if (!list?.checksums.has(databaseName)) throw await unusable(archive, folder)
  let done = 0
  for (const [name, expected] of list.checksums) {
    signal.throwIfAborted()
    onFile(done, list.checksums.size)
    const found = files.has(name) ? await sha256OfFile(join(folder, name)) : null
    if (found !== expected) throw damaged(archive, name)
    done += 1
  }
  return list.madeAt
}

type Manifest = { madeAt: string; files: { path: string; sha256: string }[] }
type ListedFiles = { checksums: Map<string, string>; madeAt: Date }

async function listedFiles(folder: string, files: Set<string>): Promise<ListedFiles | null> {
  if (!files.has(checksumsFile)) return listedByManifest(folder, files)
  const checksums = await readFile(join(folder, checksumsFile), 'utf8')
  const { mtime } = await stat(join(folder, checksumsFile))
  return { checksums: parseChecksums(checksums), madeAt: mtime }
}

/** Releases up to 1.0 wrote a list in their own format, with its checksum beside it. */
async function listedByManifest(folder: string, files: Set<string>): Promise<ListedFiles | null> {
  const names = ['manifest.json', 'manifest.sha256']
  if (!names.every((name) => files.has(name))) return null
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  const [text = '', checksum = ''] = await Promise.all(names.map(read))
  if (checksum.trim() !== sha256(text)) return null
  const manifest: Manifest = JSON.parse(text)
  const checksums = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]))
  return { checksums, madeAt: new Date(manifest.madeAt) }
}

async function unusable(archive: string, folder: string): Promise<Error> {
  await takeOverEarlierFolders(folder)
  const isPart = (path: string) => path === databaseName || photoKeyOf(path) !== null
  const isBackup = (await filesBelow(folder)).some(isPart)
  return isBackup
    ? damaged(archive, 'falta o fim')
    : new Error(`${archive} não é um backup deste site.`)
}

function damaged(archive: string, where: string): Error {
  return new Error(`O backup ${archive} está danificado (${where}).`)
}
