import { daysAfter } from '#domain/school-day.ts'
import type { EventSummary } from './event.ts'
import { lastDayOf } from './event-days.ts'
import { type EventSchedule, eventSchedule } from './event-schedule.ts'

type CalendarFacts = {
  url: string
  siteUrl: string
  now: Date
  /** Where the event is, in one line. */
  place: string
}

/** How long an event whose end nobody told takes in a calendar. */
const assumedMs = 2 * 60 * 60 * 1000

export function calendarFile(event: EventSummary & { data: string }, facts: CalendarFacts): string {
  const lastDay = lastDayOf(event) ?? event.data
  // The hours of several days are not one stretch of time.
  const schedule = lastDay === event.data ? eventSchedule(event) : null
  // An all-day entry whose title says what could not be read as a time ('após a aula').
  const title = event.horario && !schedule ? `${event.nome} (${event.horario})` : event.nome
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escola de Idiomas//Eventos//PT-BR',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(facts.siteUrl).hostname}`,
    `DTSTAMP:${compactMoment(facts.now)}`,
    ...(schedule ? timed(schedule) : allDay(event.data, lastDay)),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(event.descricao)}`,
    `LOCATION:${escaped(facts.place)}`,
    `URL:${facts.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

function timed({ start, end }: EventSchedule): string[] {
  const until = end ?? new Date(start.getTime() + assumedMs)
  return [`DTSTART:${compactMoment(start)}`, `DTEND:${compactMoment(until)}`]
}

function allDay(first: string, last: string): string[] {
  const compact = (text: string) => text.replaceAll('-', '')
  return [`DTSTART;VALUE=DATE:${compact(first)}`, `DTEND;VALUE=DATE:${compact(daysAfter(last, 1))}`]
}

function compactMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n|\r/g, '\\n')
}

function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const sign of line) {
    const size = new TextEncoder().encode(sign).length
    if (bytes + size > 73) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += sign
    bytes += size
  }
  return [...pieces, piece].join('\r\n ')
}
