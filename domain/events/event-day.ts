import { isRealDay, type SchoolDay, schoolDayOf } from '#domain/school-day.ts'

export function readDay(stored: unknown): SchoolDay | null {
  if (typeof stored === 'string') return writtenDay(stored.trim())
  const moment = storedMoment(stored)
  if (!moment) return null
  // `new Date('2026-05-10')` is midnight UTC: it means 10 May, not 9 May at 21:00 in São Paulo.
  const iso = moment.toISOString()
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : schoolDayOf(moment)
}

function writtenDay(text: string): SchoolDay | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1]
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\D.*)?$/.exec(text) ?? []
  const found = iso ?? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isRealDay(found) ? found : null
}

/** Milliseconds, or a hosted database's timestamp as it looks in an export. */
function storedMoment(stored: unknown): Date | null {
  const seconds = (stored as { seconds?: unknown; _seconds?: unknown } | null | undefined) ?? {}
  const value = seconds.seconds ?? seconds._seconds
  const milliseconds = typeof value === 'number' ? value * 1000 : stored
  if (typeof milliseconds !== 'number') return null
  const moment = new Date(milliseconds)
  const year = Number.isNaN(moment.getTime()) ? 0 : moment.getUTCFullYear()
  return year >= 1900 && year <= 9998 ? moment : null
}
