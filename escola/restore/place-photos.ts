import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { linkOrCopy, syncFolder } from '#adapters/disk/durable-files.ts'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { type ArchivedFile, photoKeyOf } from '#escola/archive/manifest.ts'

type Folders = { dataDir: string; staged: string; replaced: string }

/** Photos without any existing file: the others must not be deleted if the restore fails. */
export function newPhotoKeys(dataDir: string, files: ArchivedFile[]): string[] {
  const all = new Set<string>()
  const existing = new Set<string>()
  for (const { path } of files) {
    const key = photoKeyOf(path) ?? ''
    all.add(key)
    const homes = [path, join('photos', key), join('deleted', key)]
    if (homes.some((home) => existsSync(join(dataDir, home)))) existing.add(key)
  }
  return [...all].filter((key) => !existing.has(key))
}

/** An existing file that differs, which can only be damaged, is copied to `replaced` first. */
export async function placePhotos(
  files: ArchivedFile[],
  folders: Folders,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const changedFolders = new Set(['photos', 'originals', 'deleted'])
  for (const [index, file] of files.entries()) {
    if (await placeFile(file, folders)) changedFolders.add(dirname(file.path))
    onProgress(index + 1, files.length)
  }
  for (const folder of changedFolders) await syncFolder(join(folders.dataDir, folder))
}

async function placeFile(
  { path, sha256 }: ArchivedFile,
  { dataDir, staged, replaced }: Folders,
): Promise<boolean> {
  const target = join(dataDir, path)
  const existing = await readIfExists(target)
  if (existing && createHash('sha256').update(existing).digest('hex') === sha256) return false
  if (existing) {
    await mkdir(dirname(join(replaced, path)), { recursive: true, mode: 0o700 })
    await linkOrCopy(target, join(replaced, path))
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await rename(join(staged, path), target)
  return true
}
