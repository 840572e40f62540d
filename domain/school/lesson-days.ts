import { type Weekday, weekdayOf } from '#domain/opening-hours.ts'
import { daysAfter, type SchoolDay } from '#domain/school-day.ts'

/** The next days on which a class of these weekdays meets, from `from` on. */
export function lessonDays(
  from: SchoolDay,
  days: readonly Weekday[],
  count: number,
): readonly SchoolDay[] {
  return Array.from({ length: 7 * count }, (_, index) => daysAfter(from, index))
    .filter((day) => days.includes(weekdayOf(day)))
    .slice(0, count)
}
