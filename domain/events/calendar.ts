import { type CalendarEntry, icalendar } from '#domain/icalendar.ts'
import type { EventSummary } from './event.ts'
import { lastDayOf } from './event-days.ts'
import { type EventSchedule, eventSchedule } from './event-schedule.ts'

type CalendarFacts = {
  url: string
  siteUrl: string
  /** Where the event is, in one line. */
  place: string
}

type DatedEvent = EventSummary & { data: string }

/** The assumed duration of an event without an end time. */
const assumedMs = 2 * 60 * 60 * 1000

export function calendarFile(event: DatedEvent, facts: CalendarFacts & { now: Date }): string {
  return icalendar([eventEntry(event, facts)], facts)
}

export function eventEntry(event: DatedEvent, { url, siteUrl, place }: CalendarFacts) {
  const lastDay = lastDayOf(event) ?? event.data
  // The hours of an event of several days are not one period.
  const schedule = lastDay === event.data ? eventSchedule(event) : null
  // An all-day entry whose title contains the text that could not be read as a time ('após a aula').
  const title = event.horario && !schedule ? `${event.nome} (${event.horario})` : event.nome
  return {
    uid: `${event.id}@${new URL(siteUrl).hostname}`,
    time: schedule ? withEnd(schedule) : { first: event.data, last: lastDay },
    title,
    text: event.descricao,
    place,
    url,
    changed: lastChange(event),
  } satisfies CalendarEntry
}

function withEnd({ start, end }: EventSchedule) {
  return { start, end: end ?? new Date(start.getTime() + assumedMs) }
}

/** The sequence number is the seconds between creation and last edit, which increase with each edit. */
function lastChange({ criadoEm, alteradoEm }: EventSummary): CalendarEntry['changed'] {
  const [made, edited] = [criadoEm, alteradoEm ?? criadoEm].map((moment) => Date.parse(moment))
  if (!made || !edited) return undefined
  return { at: new Date(edited), sequence: Math.max(0, Math.ceil((edited - made) / 1000)) }
}
