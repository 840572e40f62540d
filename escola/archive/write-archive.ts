import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { type ArchivedFile, type Manifest, manifestName, manifestSumName } from './manifest.ts'

export type ArchiveWriter = {
  add(path: string, bytes: Uint8Array): Promise<ArchivedFile>
  /** For a file of any size. */
  addFile(path: string, file: string): Promise<ArchivedFile>
  /** The archive is stored when the promise resolves. */
  finish(manifest: Manifest): Promise<void>
  abandon(): Promise<void>
}

type Entry = ReturnType<Pack['entry']>

/** Resolves when the archive is stored whole. */
export type StoreArchive = (tar: Pack) => Promise<void>

/** Entries have no time, so that unchanged files are the same bytes in every archive. */
const mtime = new Date(0)

export function isCompressed(file: string): boolean {
  return /\.(tgz|tar\.gz)$/i.test(file)
}

export function storeInFile(file: string, { compressed }: { compressed: boolean }): StoreArchive {
  return (tar) => {
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    // Photos are compressed already: a higher level would only take longer.
    return compressed ? pipeline(tar, createGzip({ level: 1 }), out) : pipeline(tar, out)
  }
}

export function openArchive(store: StoreArchive): ArchiveWriter {
  const tar = pack()
  const written = store(tar)
  // An entry that waits for a full disk would wait for ever.
  written.catch((fault) => tar.destroy(fault))

  async function add(path: string, bytes: Uint8Array): Promise<ArchivedFile> {
    await addEntry(path, bytes.length, (entry) => void entry.end(bytes))
    return { path, bytes: bytes.length, sha256: sha256(bytes) }
  }

  async function addFile(path: string, file: string): Promise<ArchivedFile> {
    const { size } = await stat(file)
    const hash = createHash('sha256')
    await addEntry(path, size, (entry) => {
      const content = createReadStream(file)
      content.on('error', (fault) => entry.destroy(fault))
      content.on('data', (bytes) => hash.update(bytes)).pipe(entry)
    })
    return { path, bytes: size, sha256: hash.digest('hex') }
  }

  async function addEntry(path: string, size: number, write: (entry: Entry) => void) {
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name: path, size, mode: 0o600, mtime }, (fault) =>
          fault ? reject(fault) : resolve(),
        )
        entry.on('error', reject)
        write(entry)
      })
    } catch (fault) {
      // The disk's own error explains more than the end of the entry.
      await written
      throw fault
    }
  }

  return {
    add,
    addFile,
    finish: async (manifest) => {
      const list = Buffer.from(JSON.stringify(manifest, null, 1))
      await add(manifestName, list)
      await add(manifestSumName, Buffer.from(`${sha256(list)}\n`))
      tar.finalize()
      await written
    },
    abandon: async () => {
      tar.destroy()
      await written.catch(() => {})
    },
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
