import { fileSize } from '#content/file-size.ts'
import { formatAtSchool, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'
import type { BackupContents } from '#escola/backup/contents-tags.ts'
import type { StoredBackup } from '#escola/backup/restic.ts'
import { counted } from '#escola/number-format.ts'
import { present } from '#escola/present.ts'

export type Listed = {
  backup: StoredBackup
  repository: { location: string }
  /** Its date cannot be relied on, so it is never the newest. */
  isMisdated: boolean
}

/** The copies of the day, if one is given, else all; newest first, and those with a wrong date last. */
export function copiesOf<C extends Listed>(copies: readonly C[], day?: SchoolDay): C[] {
  const wanted = copies.filter(({ backup }) => day === undefined || schoolDayOf(backup.at) === day)
  if (wanted.length === 0) {
    const days = new Set(copies.map(({ backup }) => schoolDayOf(backup.at)))
    throw new Error(`Não há backup de ${day}. Há de: ${[...days].sort().join(', ')}.`)
  }
  return wanted.sort(
    (a, b) =>
      Number(a.isMisdated) - Number(b.isMisdated) || b.backup.at.getTime() - a.backup.at.getTime(),
  )
}

/** Finds a copy by the characters at the start of its line. */
export function copyNamed<C extends Listed>(copies: readonly C[], id: string): C {
  const named = copies.find(({ backup }) => id.length >= 4 && backup.id.startsWith(id))
  if (named) return named
  throw new Error(`Não há cópia ${id}. Há:\n${copies.map(copyLine).join('\n')}`)
}

/** The newest of the older copies that contains more than the newest one. */
export function fullerThanNewest<C extends Listed>([newest, ...older]: readonly C[]): C | null {
  return older.find(({ backup }) => hasMore(backup.contents, newest?.backup.contents)) ?? null
}

function hasMore(one: BackupContents | null, other: BackupContents | null | undefined): boolean {
  if (!one || !other) return false
  return one.events > other.events || one.photos > other.photos
}

export function copyLine({ backup, repository, isMisdated }: Listed): string {
  const { id, at, contents, release } = backup
  const made = formatAtSchool(at, { dateStyle: 'short', timeStyle: 'short' })
  const words = contents
    ? [
        counted(contents.events, 'evento', 'eventos'),
        counted(contents.photos, 'foto', 'fotos'),
        fileSize(contents.bytes),
      ]
    : ['não diz o que contém']
  const marks = present([
    release && `da versão ${release}`,
    isMisdated && 'DATA ERRADA: o relógio estava errado ou em dúvida',
  ])
  return `  ${id.slice(0, 8)}  ${[made, ...words, ...marks].join(', ')}, em ${repository.location}`
}
