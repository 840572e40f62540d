import { daysText, weekdayOf } from '#domain/opening-hours.ts'
import { formatLongDay, type SchoolDay } from '#domain/school-day.ts'

/** Below a day on which a class does not meet. */
export const offeredDaysWords = {
  legend: 'Os próximos dias desta turma:',
  day: (day: SchoolDay) => `${daysText([weekdayOf(day)])}, ${formatLongDay(day)}`,
}
