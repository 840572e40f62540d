import type { EventSummary } from './event.ts'

type CalendarFacts = { url: string; siteUrl: string; now: Date; place: string }

/** An all-day entry: `horario` is free text ('das 14h às 18h'), so it is part of the title. */
export function calendarFile(event: EventSummary & { data: string }, facts: CalendarFacts): string {
  const title = event.horario ? `${event.nome} (${event.horario})` : event.nome
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escola de Idiomas//Eventos//PT-BR',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(facts.siteUrl).hostname}`,
    `DTSTAMP:${facts.now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compactDay(event.data)}`,
    `DTEND;VALUE=DATE:${compactDay(dayAfter(event.data))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(event.descricao)}`,
    `LOCATION:${escaped(event.local ?? facts.place)}`,
    `URL:${facts.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

function compactDay(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
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
