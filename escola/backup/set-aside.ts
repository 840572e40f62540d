import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import { isAhead, keptDays } from '#domain/backups/retention.ts'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'

const prefix = 'set-aside-'
const dayMs = 24 * 60 * 60 * 1000

/** The machine gets another key, which cannot open the old repository. Null: there was nothing to set aside. */
export function setBackupsAside(dataDir: string, now: Date): string | null {
  const { repository, key, keyShown, record } = backupFolder(dataDir)
  return setAside(dataDir, [repository, key, keyShown, record], now)
}

/** For a repository that the machine's key does not open. */
export function setRepositoryAside(dataDir: string, now: Date): void {
  setAside(dataDir, [backupFolder(dataDir).repository], now)
}

function setAside(dataDir: string, paths: string[], now: Date): string | null {
  const { folder } = backupFolder(dataDir)
  const existing = paths.filter((path) => existsSync(path))
  if (existing.length === 0) return null
  const aside = join(folder, nameAt(now))
  mkdirSync(aside, { mode: 0o700 })
  for (const path of existing) renameSync(path, join(aside, basename(path)))
  return aside
}

function nameAt(now: Date): string {
  return prefix + now.toISOString().replaceAll(/[:.]/g, '-')
}

/**
 * They contain photos that may have been deleted since, so they are deleted as early as other copies. One with a date
 * in the future counts from the day on which it is found.
 */
export function removeOldSetAside(dataDir: string, now: TrustedMoment): void {
  const { folder } = backupFolder(dataDir)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue
    const day = name.slice(prefix.length, prefix.length + 'AAAA-MM-DD'.length)
    if (now.getTime() - Date.parse(day) > keptDays * dayMs) {
      rmSync(join(folder, name), { recursive: true })
    } else if (isAhead(day, now)) renameSync(join(folder, name), join(folder, nameAt(now)))
  }
}
