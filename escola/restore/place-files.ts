import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '#adapters/disk/durable-files.ts'

/** Moves files of a backup to the same paths in the data folder. */
export async function placeFiles(
  paths: readonly string[],
  { staged, dataDir }: { staged: string; dataDir: string },
): Promise<void> {
  const changed = new Set<string>()
  for (const path of paths) {
    const folder = dirname(join(dataDir, path))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await syncPath(join(staged, path))
    await rename(join(staged, path), join(dataDir, path))
    changed.add(folder).add(dirname(folder))
  }
  for (const folder of changed) await syncPath(folder)
}
