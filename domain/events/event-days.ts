import { formatLongDay, monthNames, type SchoolDay } from '#domain/school-day.ts'
import type { SchoolEvent } from './event.ts'

type Dated = Pick<SchoolEvent, 'data' | 'dataFim'>

/** The day on which an event ends. Null for one without a date. */
export function lastDayOf({ data, dataFim }: Dated): SchoolDay | null {
  return data && dataFim && dataFim > data ? dataFim : data
}

/** '10 de maio de 2026', or 'de 10 a 12 de maio de 2026', without repeating what both days share. */
export function eventDays(event: Dated & { data: SchoolDay }): string {
  const last = lastDayOf(event)
  if (!last || last === event.data) return formatLongDay(event.data)
  const [year, month = '', day = ''] = event.data.split('-')
  const date = day === '01' ? '1º' : String(Number(day))
  const first = `${date} de ${monthNames[Number(month) - 1]}`
  if (!last.startsWith(`${year}`)) return `de ${first} de ${year} a ${formatLongDay(last)}`
  return `de ${last.startsWith(`${year}-${month}`) ? date : first} a ${formatLongDay(last)}`
}
