import { formatAtSchool, formatLongDay, schoolDayOf } from '#domain/school-day.ts'

/** The day and hour at the school: '1º de dezembro de 2026 às 18:00'. */
export function formatMoment(stored: string): string {
  return `${formatDayOf(stored)} às ${formatAtSchool(stored, { timeStyle: 'short' })}`
}

export function formatDayOf(stored: string): string {
  return formatLongDay(schoolDayOf(new Date(stored)))
}
