import { type SchoolDay, schoolMoment } from '#domain/school-day.ts'
import type { SchoolEvent } from './event.ts'
import { readEventTime } from './event-time.ts'

/** Moments, where the event's time can be read. `end` is null where the event does not tell it. */
export type EventSchedule = { start: Date; end: Date | null }

type DatedEvent = { data: SchoolDay } & Pick<SchoolEvent, 'horario'>

export function eventSchedule({ data, horario }: DatedEvent): EventSchedule | null {
  const time = readEventTime(horario)
  if (!time) return null
  const start = schoolMoment(data, time.start)
  if (!time.end) return { start, end: null }
  // '22h às 2h' ends on the next day.
  const lastDay = time.end > time.start ? data : dayAfter(data)
  return { start, end: schoolMoment(lastDay, time.end) }
}

export function dayAfter(day: SchoolDay): SchoolDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
