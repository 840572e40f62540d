import { draftWords } from '#content/admin.ts'
import { formatAtSchool, formatLongDay, schoolDayOf } from '#domain/school-day.ts'

const dayMs = 24 * 60 * 60 * 1000

/** 'Rascunho de hoje, 14:32', in the school's time zone. */
export function draftLabel(at: Date, now: Date): string {
  const time = formatAtSchool(at, { timeStyle: 'short' })
  return draftWords.of(dayName(at, now), time)
}

function dayName(at: Date, now: Date): string {
  const day = schoolDayOf(at)
  if (day === schoolDayOf(now)) return draftWords.today
  const yesterday = schoolDayOf(new Date(now.getTime() - dayMs))
  return day === yesterday ? draftWords.yesterday : formatLongDay(day)
}
