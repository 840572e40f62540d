import { createWriteStream, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { releaseFiles } from './release/files.ts'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { root } from './setup/root.mjs'

// `npm run release [-- PASTA]`: one archive with the build and only what runs, Node included. The same
// sources give the same bytes: entries are sorted, and of no time or owner.
await ensureBuilt()
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = `escola-${version}`
const archive = resolve(process.argv[2] ?? root, `${folder}.tar.gz`)

const mtime = new Date(0)
const tar = pack()
const written = pipeline(tar, createGzip(), createWriteStream(`${archive}.partial`))
let bytes = 0
for (const { path, mode, content } of releaseFiles({ name, version })) {
  const buffer = content()
  bytes += buffer.length
  const header = { name: `${folder}/${path}`, size: buffer.length, mode, mtime, uid: 0, gid: 0 }
  await new Promise((done) => tar.entry(header, done).end(buffer))
}
tar.finalize()
await written
renameSync(`${archive}.partial`, archive)
console.log(`${archive} (${Math.round(bytes / 1e6)} MB desempacotado)`)
