import type { CalendarEntry } from '#domain/icalendar.ts'
import { daysAfter, type SchoolDay, schoolMoment } from '#domain/school-day.ts'
import type { ExamDate } from './lists/lists.ts'
import type { ShownClass } from './shown-lists.ts'

/** How far back the calendar goes. */
export function firstDayInCalendar(today: SchoolDay): SchoolDay {
  return daysAfter(today, -365)
}

type Words = Pick<CalendarEntry, 'title' | 'text' | 'place' | 'url' | 'changed'>

/** The first lesson of a class. */
export function classEntry(
  { id, firstDay, start, end }: Pick<ShownClass, 'id' | 'firstDay' | 'start' | 'end'>,
  host: string,
  words: Words,
): CalendarEntry {
  const time = { start: schoolMoment(firstDay, start), end: schoolMoment(firstDay, end) }
  return { uid: `turma-${id}@${host}`, time, ...words }
}

export function examEntry(
  { id, day }: Pick<ExamDate, 'id' | 'day'>,
  host: string,
  words: Words,
): CalendarEntry {
  return { uid: `prova-${id}@${host}`, time: { first: day, last: day }, ...words }
}
