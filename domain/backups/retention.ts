import { type SchoolDay, schoolDayOf } from '#domain/school-day.ts'

export type Backup = { id: string; at: Date }

const dayMs = 24 * 60 * 60 * 1000
const dailyBackups = 7
/** They include four Sundays. The policy promises that no copy contains deleted data after 30 days. */
export const keptDays = 28

/**
 * The backups to remove: all but the newest of each of the last seven days and of the last four Sundays. Only age
 * decides, so that the promise holds even while new backups fail.
 */
export function overdueBackups(backups: readonly Backup[], now: Date): Backup[] {
  const kept = new Set<SchoolDay>()
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  return newestFirst.filter(({ at }) => {
    const day = schoolDayOf(at)
    if (!isKeptDay(day, schoolDayOf(now)) || kept.has(day)) return true
    kept.add(day)
    return false
  })
}

/** A day in the future, by a clock that was wrong, is kept until it is in the past. */
function isKeptDay(day: SchoolDay, today: SchoolDay): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  const age = (Date.parse(`${today}T00:00:00Z`) - date.getTime()) / dayMs
  return age < dailyBackups || (age < keptDays && date.getUTCDay() === 0)
}
