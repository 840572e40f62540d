import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { linkOrCopy, syncFolder } from '#adapters/disk/durable-files.ts'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { placeOf } from '#escola/archive/manifest.ts'

type Folders = { dataDir: string; staged: string; replaced: string }

/** An existing file that differs, which can only be damaged, is copied to `replaced` first. */
export async function placePhotos(
  files: { path: string }[],
  folders: Folders,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const changedFolders = new Set(['pictures', 'originals'])
  for (const [index, file] of files.entries()) {
    if (await placeFile(file.path, folders)) changedFolders.add(dirname(placeOf(file.path)))
    onProgress(index + 1, files.length)
  }
  for (const folder of changedFolders) await syncFolder(join(folders.dataDir, folder))
}

async function placeFile(path: string, { dataDir, staged, replaced }: Folders): Promise<boolean> {
  const place = placeOf(path)
  const target = join(dataDir, place)
  const existing = await readIfExists(target)
  if (existing?.equals(await readFile(join(staged, path)))) return false
  if (existing) {
    await mkdir(dirname(join(replaced, place)), { recursive: true, mode: 0o700 })
    await linkOrCopy(target, join(replaced, place))
  }
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await rename(join(staged, path), target)
  return true
}
