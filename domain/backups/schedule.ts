import { schoolDayOf, schoolMoment } from '#domain/school-day.ts'
import { isAhead } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Whether the school's clock has passed this time ('03:30') since the last run. A last run in the future does not
 * count: a clock was wrong.
 */
export function isBackupDue(time: string, lastRun: Date | null, now: Date): boolean {
  const today = schoolMoment(schoolDayOf(now), time)
  const yesterday = new Date(now.getTime() - dayMs)
  const latest = today <= now ? today : schoolMoment(schoolDayOf(yesterday), time)
  return lastRun === null || lastRun < latest || isAhead(lastRun, now)
}
