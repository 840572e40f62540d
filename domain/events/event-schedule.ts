import { daysAfter, type SchoolDay, schoolMoment } from '#domain/school-day.ts'
import type { SchoolEvent } from './event.ts'
import { lastDayOf } from './event-days.ts'
import { readEventTime } from './event-time.ts'

/** The times of an event, if they can be read. `end` is null if the event does not state it. */
export type EventSchedule = { start: Date; end: Date | null }

type DatedEvent = { data: SchoolDay } & Pick<SchoolEvent, 'horario' | 'dataFim'>

export function eventSchedule({ horario, ...days }: DatedEvent): EventSchedule | null {
  const time = readEventTime(horario)
  if (!time) return null
  const start = schoolMoment(days.data, time.start)
  if (!time.end) return { start, end: null }
  // '22h às 2h' ends on the next day.
  const last = lastDayOf(days) ?? days.data
  const endDay = time.end > time.start ? last : daysAfter(last, 1)
  return { start, end: schoolMoment(endDay, time.end) }
}
