import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { type SchoolDay, schoolDayOf } from '#domain/school-day.ts'

export type Backup = {
  id: string
  at: Date
  /** The clock was in doubt when it was made. */
  isDoubted: boolean
  /** The installed release that made it; null: it was not an installed one. */
  release: string | null
}

/** The backups with an unreliable date: by id, when that was noticed. Such a backup never replaces another one. */
export type Misdated = Readonly<Record<string, string>>

const dayMs = 24 * 60 * 60 * 1000
const dailyBackups = 7
/** These days include four Sundays. The policy promises that no copy contains deleted data after 30 days. */
export const keptDays = 28
const misdatedKeptDays = 30

/** The trusted clock may be an hour behind while it is in doubt. */
const aheadMs = 2 * 60 * 60 * 1000

export function isAhead(at: Date | string, now: Date): boolean {
  return new Date(at).getTime() - now.getTime() > aheadMs
}

export function isMisdated({ id, at, isDoubted }: Backup, known: Misdated, now: Date): boolean {
  return isDoubted || id in known || isAhead(at, now)
}

export function findMisdated(backups: readonly Backup[], known: Misdated, now: Date): Misdated {
  const found = backups.filter((backup) => isMisdated(backup, known, now))
  return Object.fromEntries(found.map(({ id }) => [id, known[id] ?? now.toISOString()]))
}

type Retention = {
  misdated: Misdated
  /** The releases that one can return to: the last backup that each of them made is kept. */
  releases: ReadonlySet<string>
  now: TrustedMoment
}

/**
 * The backups to remove: all but the newest of each of the last seven days and of the last four Sundays. The newest of
 * all stays, however old it is. Call it only after a backup that succeeded.
 */
export function overdueBackups(
  backups: readonly Backup[],
  { misdated, releases, now }: Retention,
): Backup[] {
  const today = schoolDayOf(now)
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const dated = newestFirst.filter(({ id }) => !(id in misdated))
  const newest = dated[0] ?? newestFirst[0]
  const isLastOfDay = firstOfEach()
  const isLastOfRelease = firstOfEach()
  const isNeeded = (backup: Backup) => {
    const { id, at, release } = backup
    const found = misdated[id]
    if (found) return now.getTime() - Date.parse(found) < misdatedKeptDays * dayMs
    const day = schoolDayOf(at)
    const age = daysBetween(day, today)
    const returnsTo = release !== null && isLastOfRelease(release) && releases.has(release)
    return (isLastOfDay(day) && isKeptDay(day, age)) || (returnsTo && age < keptDays)
  }
  return newestFirst.filter((backup) => !isNeeded(backup) && backup !== newest)
}

function firstOfEach(): (value: string) => boolean {
  const seen = new Set<string>()
  return (value) => {
    const isFirst = !seen.has(value)
    seen.add(value)
    return isFirst
  }
}

function isKeptDay(day: SchoolDay, age: number): boolean {
  return age < dailyBackups || (age < keptDays && new Date(`${day}T00:00:00Z`).getUTCDay() === 0)
}

function daysBetween(day: SchoolDay, later: SchoolDay): number {
  return (Date.parse(`${later}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs
}
