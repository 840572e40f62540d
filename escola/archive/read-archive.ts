import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { pipeline as finished } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import {
  type ArchivedFile,
  isAllowedPath,
  type Manifest,
  manifestName,
  manifestSumName,
  placeOf,
  readManifest,
} from './manifest.ts'

type Entry = Extract extends AsyncIterable<infer One> ? One : never
export type UnpackOptions = {
  signal: AbortSignal
  onFile: (bytesRead: number, path: string) => void
}

/** Where an archive is read from: a file, or a program that fetches it. */
export type ArchiveSource = {
  name: string
  bytes: number
  open(): Promise<{ tar: Readable; bytesRead: () => number }>
}

export async function archiveFile(path: string): Promise<ArchiveSource> {
  const { size } = await stat(path)
  const open = async () => {
    const compressed = await isGzip(path)
    const file = createReadStream(path)
    const tar = compressed ? pipeline(file, createGunzip(), () => {}) : file
    return { tar, bytesRead: () => file.bytesRead }
  }
  return { name: path, bytes: size, open }
}

/** Unpacks a backup into an empty folder, and returns its manifest once every checksum is right. */
export async function unpack(
  source: ArchiveSource,
  folder: string,
  { signal, onFile }: UnpackOptions,
): Promise<Manifest> {
  const archive = source.name
  const unpacked = new Map<string, ArchivedFile>()
  try {
    await forEachEntry(source, signal, async (entry, bytesRead) => {
      const { name, type } = entry.header
      const wanted = isAllowedPath(name) || name === manifestName || name === manifestSumName
      if (type !== 'file' || !wanted || unpacked.has(name)) {
        entry.resume()
        return
      }
      onFile(bytesRead, name)
      unpacked.set(name, await writeEntry(entry, folder, name))
    })
  } catch (error) {
    if (signal.aborted || isSystemError(error)) throw error
    throw unpacked.size === 0 ? notABackup(archive) : damaged(archive, 'fim inesperado')
  }
  return checkedManifest(archive, folder, unpacked)
}

async function forEachEntry(
  source: ArchiveSource,
  signal: AbortSignal,
  onEntry: (entry: Entry, bytesRead: number) => Promise<void>,
): Promise<void> {
  const { tar: stream, bytesRead } = await source.open()
  const tar = extract()
  const reading = finished(stream, tar, { signal })
  reading.catch(() => {})
  try {
    for await (const entry of tar) await onEntry(entry, bytesRead())
  } catch (error) {
    stream.destroy()
    // A system error (a disk that cannot be read) explains more than the end of the stream.
    await reading.catch((cause) => {
      if (isSystemError(cause)) throw cause
    })
    throw error
  }
  await reading
}

async function writeEntry(entry: Entry, folder: string, name: string): Promise<ArchivedFile> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', placeOf(name).startsWith('pictures/') ? 0o644 : 0o600)
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

async function checkedManifest(
  archive: string,
  folder: string,
  unpacked: Map<string, ArchivedFile>,
): Promise<Manifest> {
  const [manifestFile, checksum] = [unpacked.get(manifestName), unpacked.get(manifestSumName)]
  if (!manifestFile || !checksum) {
    throw unpacked.size === 0 ? notABackup(archive) : damaged(archive, 'falta o fim')
  }
  const expected = (await readFile(join(folder, manifestSumName), 'utf8')).trim()
  if (expected !== manifestFile.sha256) throw damaged(archive, manifestName)
  const manifest = readManifest(await readFile(join(folder, manifestName), 'utf8'))
  if (!manifest) throw new Error(`${archive} é de uma versão do site que esta não conhece.`)
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

function isSystemError(error: unknown): boolean {
  return /^E[A-Z]+$/.test((error as NodeJS.ErrnoException).code ?? '')
}

function notABackup(archive: string): Error {
  return new Error(`${archive} não é um backup deste site.`)
}

function damaged(archive: string, where: string): Error {
  return new Error(`O backup ${archive} está danificado (${where}).`)
}
