import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { holdingBackups } from './holding-backups.ts'
import { ensureKeyFile } from './key.ts'
import { resticRepository } from './restic.ts'

const file = 'tried'

/** Throws with a sentence if backups cannot be written to a place, read from it, or deleted there. */
export async function tryPlace(dataDir: string, location: string): Promise<void> {
  const { folder, cache: cacheDir } = backupFolder(dataDir)
  if (location.startsWith('/') && !existsSync(location)) {
    throw new Error(`A pasta ${location} não existe. O disco dela está montado?`)
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await holdingBackups(dataDir, async () => {
    const repository = resticRepository({ location, keyFile: ensureKeyFile(dataDir), cacheDir })
    await writeFile(join(folder, file), 'Uma experiência de check-settings.\n')
    try {
      if ((await repository.list()) === null) await repository.create()
      await repository.tryOut(folder, file)
    } finally {
      await rm(join(folder, file))
    }
  })
}
