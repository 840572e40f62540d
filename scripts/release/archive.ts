import { createHash } from 'node:crypto'
import { createWriteStream, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import type { ReleaseFile } from './files.ts'

/** The same files give the same bytes: entries have no time or owner. Returns the unpacked size. */
export async function writeArchive(
  archive: string,
  folder: string,
  files: ReleaseFile[],
  { level = 6 } = {},
): Promise<number> {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level }), createWriteStream(`${archive}.partial`))
  const mtime = new Date(0)
  let bytes = 0
  for (const { path, mode, content } of files) {
    const buffer = content()
    bytes += buffer.length
    const header = { name: `${folder}/${path}`, size: buffer.length, mode, mtime, uid: 0, gid: 0 }
    await new Promise((done) => tar.entry(header, done).end(buffer))
  }
  tar.finalize()
  await written
  renameSync(`${archive}.partial`, archive)
  return bytes
}

/** What `sha256sum --check` reads, beside the archive. */
export function writeDigest(archive: string): void {
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`)
}
