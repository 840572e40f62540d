import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { commitOf } from '#server/env/running-version.ts'
import { writeArchive, writeDigest } from './release/archive.ts'
import { releaseFiles } from './release/files.ts'
import { ensureBuilt } from './setup/build-stamp.mjs'
import { root } from './setup/root.mjs'

// `npm run release [-- PASTA]`: one archive with the build and only what is needed to run it, Node
// included, and its digest. The same sources give the same bytes.
await ensureBuilt()
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commit = commitOf(root) ?? undefined
const folder = ['escola', version, commit].filter(Boolean).join('-')
const archive = resolve(process.argv[2] ?? root, `${folder}.tar.gz`)
const bytes = await writeArchive(archive, folder, releaseFiles({ name, version, commit }))
writeDigest(archive)
console.log(`${archive} (${Math.round(bytes / 1e6)} MB desempacotado), com o seu .sha256`)
console.log(`No servidor, com os dois e deploy/install.sh: sudo sh install.sh ${folder}.tar.gz`)
