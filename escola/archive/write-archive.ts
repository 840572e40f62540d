import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { type ArchivedFile, type Manifest, manifestName, manifestSumName } from './manifest.ts'

export type ArchiveWriter = {
  add(path: string, bytes: Uint8Array): Promise<ArchivedFile>
  /** The archive is on disk when the promise resolves. */
  finish(manifest: Manifest): Promise<void>
  abandon(): Promise<void>
}

export function isCompressed(file: string): boolean {
  return /\.(tgz|tar\.gz)$/i.test(file)
}

export function openArchive(file: string, { compressed }: { compressed: boolean }): ArchiveWriter {
  const tar = pack()
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  // Photos are compressed already: a higher level would only take longer.
  const written = compressed ? pipeline(tar, createGzip({ level: 1 }), out) : pipeline(tar, out)
  written.catch(() => {})

  async function add(path: string, bytes: Uint8Array): Promise<ArchivedFile> {
    const added = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name: path, size: bytes.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      )
      entry.on('error', reject)
      entry.end(bytes)
    })
    // When the disk is full the pipeline ends, and the entry's callback never comes.
    await Promise.race([added, written.then(() => added)])
    return { path, bytes: bytes.length, sha256: sha256(bytes) }
  }

  return {
    add,
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
