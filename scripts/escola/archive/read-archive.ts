import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { complaint } from '../complaint.ts'
import {
  type ArchivedFile,
  isOurs,
  type Manifest,
  manifestName,
  manifestSumName,
  readManifest,
} from './manifest.ts'

type Entry = Extract extends AsyncIterable<infer One> ? One : never
type Watch = { signal: AbortSignal; onFile: (bytesRead: number, path: string) => void }

/**
 * Unpacks a backup into an empty folder, and returns its list once every file was found to be what
 * the list says. Names that a backup does not have (`../x`, links, anything odd) are not unpacked.
 */
export async function unpack(archive: string, folder: string, watch: Watch): Promise<Manifest> {
  const unpacked = new Map<string, ArchivedFile>()
  try {
    await eachEntry(archive, watch.signal, async (entry, bytesRead) => {
      const { name, type } = entry.header
      const wanted = isOurs(name) || name === manifestName || name === manifestSumName
      if (type !== 'file' || !wanted || unpacked.has(name)) {
        entry.resume()
        return
      }
      watch.onFile(bytesRead, name)
      unpacked.set(name, await keep(entry, folder, name))
    })
  } catch (fault) {
    if (watch.signal.aborted || isOfTheSystem(fault)) throw fault
    throw unpacked.size === 0 ? notABackup(archive) : damaged(archive, 'fim inesperado')
  }
  return checked(archive, folder, unpacked)
}

async function eachEntry(
  archive: string,
  signal: AbortSignal,
  take: (entry: Entry, bytesRead: number) => Promise<void>,
): Promise<void> {
  const file = createReadStream(archive)
  const tar = extract()
  const fed = (await isGzip(archive))
    ? pipeline(file, createGunzip(), tar, { signal })
    : pipeline(file, tar, { signal })
  fed.catch(() => {})
  try {
    for await (const entry of tar) await take(entry, file.bytesRead)
  } catch (fault) {
    file.destroy()
    // What stopped the reading says more than that it stopped.
    await fed.catch((cause) => {
      if (isOfTheSystem(cause)) throw cause
    })
    throw fault
  }
  await fed
}

async function keep(entry: Entry, folder: string, name: string): Promise<ArchivedFile> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', name.startsWith('photos/') ? 0o644 : 0o600)
  try {
    for await (const chunk of entry as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      bytes += chunk.length
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { path: name, bytes, sha256: hash.digest('hex') }
}

async function checked(
  archive: string,
  folder: string,
  unpacked: Map<string, ArchivedFile>,
): Promise<Manifest> {
  const [list, sum] = [unpacked.get(manifestName), unpacked.get(manifestSumName)]
  if (!list || !sum) {
    throw unpacked.size === 0 ? notABackup(archive) : damaged(archive, 'falta o fim')
  }
  const promised = (await readFile(join(folder, manifestSumName), 'utf8')).trim()
  if (promised !== list.sha256) throw damaged(archive, manifestName)
  const manifest = readManifest(await readFile(join(folder, manifestName), 'utf8'))
  if (!manifest) throw complaint(`${archive} é de uma versão do site que esta não conhece.`)
  for (const { path, bytes, sha256 } of manifest.files) {
    const found = unpacked.get(path)
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(archive, path)
  }
  return manifest
}

async function isGzip(archive: string): Promise<boolean> {
  const file = await open(archive)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

function isOfTheSystem(fault: unknown): boolean {
  return /^E[A-Z]+$/.test((fault as NodeJS.ErrnoException).code ?? '')
}

function notABackup(archive: string): Error {
  return complaint(`${archive} não é um backup deste site.`)
}

function damaged(archive: string, where: string): Error {
  return complaint(`O backup ${archive} está danificado (${where}).`)
}
