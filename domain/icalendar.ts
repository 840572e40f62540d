import { daysAfter, type SchoolDay } from './school-day.ts'

/** An entry of a calendar: whole days, or from one moment to another. */
export type CalendarEntry = {
  /** Stays the same when the entry changes. */
  uid: string
  time: { first: SchoolDay; last: SchoolDay } | { start: Date; end: Date }
  title: string
  text: string
  place: string
  url: string
  /** When it was last changed, if that is known, and a number that grows with each change. */
  changed?: { at: Date | undefined; sequence: number } | undefined
}

/** RFC 5545. `name`: of a calendar that people subscribe to. */
export function icalendar(
  entries: readonly CalendarEntry[],
  { now, name }: { now: Date; name?: string },
): string {
  const subscribed = name
    ? [
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        `NAME:${escaped(name)}`,
        `X-WR-CALNAME:${escaped(name)}`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
      ]
    : []
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escola de Idiomas//Eventos//PT-BR',
    ...subscribed,
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

function entryLines({ uid, time, title, text, place, url, changed }: CalendarEntry, now: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compactMoment(now)}`,
    ...(changed?.at ? [`LAST-MODIFIED:${compactMoment(changed.at)}`] : []),
    ...(changed ? [`SEQUENCE:${changed.sequence}`] : []),
    ...('start' in time ? timed(time) : allDay(time)),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

function timed({ start, end }: { start: Date; end: Date }): string[] {
  return [`DTSTART:${compactMoment(start)}`, `DTEND:${compactMoment(end)}`]
}

function allDay({ first, last }: { first: SchoolDay; last: SchoolDay }): string[] {
  const compact = (day: SchoolDay) => day.replaceAll('-', '')
  return [
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(daysAfter(last, 1))}`,
    // Or a festival of five days would make everybody who subscribes busy for five days.
    'TRANSP:TRANSPARENT',
  ]
}

function compactMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n|\r/g, '\\n')
}

/** No line has more than 75 bytes. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 73) {
      pieces.push(piece)
      piece = ''
      bytes = 0
    }
    piece += character
    bytes += size
  }
  return [...pieces, piece].join('\r\n ')
}
