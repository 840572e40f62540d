import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '#adapters/disk/disk-fault.ts'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { type ArchivedFile, keyOfPath } from '../archive/manifest.ts'
import { exists } from './exists.ts'

/** Only photos of which no file is there: a sweep deletes what was announced and is in no event. */
export async function newKeys(dataDir: string, photos: ArchivedFile[]): Promise<string[]> {
  const known = new Set<string>()
  const all = new Set<string>()
  for (const { path } of photos) {
    const key = keyOfPath(path) ?? ''
    all.add(key)
    if (await exists(join(dataDir, path))) known.add(key)
  }
  return [...all].filter((key) => !known.has(key))
}

/** Puts the backup's photos beside those that are there; a damaged one is kept in `replaced`. */
export async function placePhotos(
  photos: ArchivedFile[],
  folders: { dataDir: string; staged: string; replaced: string },
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const touched = new Set(['photos', 'originals'])
  for (const [index, photo] of photos.entries()) {
    if (await place(photo, folders)) touched.add(dirname(photo.path))
    onProgress(index + 1, photos.length)
  }
  for (const folder of touched) await syncFolder(join(folders.dataDir, folder))
}

/** True when the file was put there; one that is there and sound is left alone. */
async function place(
  { path, sha256 }: ArchivedFile,
  { dataDir, staged, replaced }: { dataDir: string; staged: string; replaced: string },
): Promise<boolean> {
  const home = join(dataDir, path)
  const there = await readIfThere(home)
  if (there && createHash('sha256').update(there).digest('hex') === sha256) return false
  if (there) await linkOrCopy(home, join(replaced, path))
  await mkdir(dirname(home), { recursive: true, mode: 0o700 })
  await rename(join(staged, path), home)
  return true
}

/** A second name costs nothing; some file systems know only copies. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await link(from, to).catch(() => copyFile(from, to))
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
