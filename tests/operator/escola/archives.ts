import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { archiveFile } from '#escola/archive/read-archive.ts'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { restoreSite } from '#escola/restore/restore-site.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const calmly = {
  now: new Date(),
  moment: null,
  signal: new AbortController().signal,
  onProgress: () => {},
}

/** As `escola backup FILE` does, without a process of its own. */
export const makeArchive = (dataDir: string, file: string) => backUpSite(dataDir, file, calmly)

/** As `escola restore FILE` does. */
export const restoreArchive = async (file: string, dataDir: string) =>
  restoreSite(await archiveFile(file), dataDir, calmly)

/** An archive as releases up to 1.0 wrote it: a list of the files at its end, and folders under other names. */
export async function makeEarlierArchive(
  dataDir: string,
  file: string,
  rename: (path: string) => string = (path) => path,
): Promise<void> {
  await makeArchive(dataDir, file)
  const folder = aDataFolder()
  execFileSync('tar', ['-xf', file, '-C', folder])
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
  const files = listed.map((line) => {
    const path = rename(line.slice(66))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    renameSync(join(folder, line.slice(66)), join(folder, path))
    return { path, sha256: line.slice(0, 64) }
  })
  const manifest = JSON.stringify({ format: 'escola-backup', version: 1, madeAt, files })
  writeFileSync(join(folder, 'manifest.json'), manifest)
  const checksum = createHash('sha256').update(manifest).digest('hex')
  writeFileSync(join(folder, 'manifest.sha256'), `${checksum}\n`)
  const names = [...files.map(({ path }) => path), 'manifest.json', 'manifest.sha256']
  execFileSync('tar', ['-cf', file, '-C', folder, ...names])
}

const madeAt = '2026-01-02T06:30:00.000Z'
