const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** The day and hour of the school: '1 de dezembro de 2026 às 18:00'. */
export function formatMoment(stored: string): string {
  return moment.format(new Date(stored))
}

export function formatDayOf(stored: string): string {
  return day.format(new Date(stored))
}
