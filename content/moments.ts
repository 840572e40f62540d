import { formatLongDay, schoolDayOf } from '#domain/school-day.ts'

const time = new Intl.DateTimeFormat('pt-BR', {
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** The day and hour at the school: '1º de dezembro de 2026 às 18:00'. */
export function formatMoment(stored: string): string {
  return `${formatDayOf(stored)} às ${time.format(new Date(stored))}`
}

export function formatDayOf(stored: string): string {
  return formatLongDay(schoolDayOf(new Date(stored)))
}
