import { existsSync } from 'node:fs'
import { backupFolder } from '#adapters/disk/backup-folder.ts'
import type { Backup } from '#domain/backups/retention.ts'
import { type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import type { ArchiveSource } from '#escola/archive/read-archive.ts'
import { type Repository, resticRepository } from '#escola/backup/restic.ts'

type Search = {
  backupTo?: string | undefined
  keyFile: string
  /** The newest of this day; without one, the newest of all. */
  day?: SchoolDay | undefined
}

type Found = { repository: Repository; backup: Backup }

/** Of the backups on this machine and in the second place. A place that cannot be read counts only if no other has one. */
export async function findBackup(
  dataDir: string,
  { backupTo, keyFile, day }: Search,
): Promise<ArchiveSource> {
  const { repository: own, cache } = backupFolder(dataDir)
  const locations = [...(existsSync(own) ? [own] : []), ...(backupTo ? [backupTo] : [])]
  if (locations.length === 0) {
    throw new Error('Não há backups nesta máquina. Diga em BACKUP_TO onde eles estão.')
  }
  const found: Found[] = []
  const faults: unknown[] = []
  for (const location of locations) {
    const repository = resticRepository({ location, keyFile, cacheDir: cache })
    try {
      for (const backup of (await repository.list()) ?? []) found.push({ repository, backup })
    } catch (fault) {
      faults.push(fault)
    }
  }
  const newest = found
    .filter(({ backup }) => day === undefined || schoolDayOf(backup.at) === day)
    .sort((a, b) => b.backup.at.getTime() - a.backup.at.getTime())[0]
  if (newest) return newest.repository.source(newest.backup.id)
  if (faults.length > 0) throw faults[0]
  throw new Error(noneOf(found, locations, day))
}

function noneOf(found: Found[], locations: string[], day: SchoolDay | undefined): string {
  const places = locations.join(' nem em ')
  if (found.length === 0) return `Não há backups em ${places}.`
  const days = [...new Set(found.map(({ backup }) => schoolDayOf(backup.at)))].sort()
  return `Não há backup de ${day} em ${places}. Há de: ${days.join(', ')}.`
}
