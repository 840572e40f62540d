/** A calendar day of the school, 'YYYY-MM-DD': never a moment, so it is the same in every zone. */
export type SchoolDay = string

const saoPauloDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** The day it is at the school at this moment, wherever the server stands. */
export function schoolDayOf(moment: Date): SchoolDay {
  return saoPauloDay.format(moment)
}

/** '10 de maio de 2026', and '1º de maio' as Brazilians write it (Intl prints '1 de maio'). */
export function formatLongDay(day: SchoolDay): string {
  return longDay.format(new Date(`${day}T00:00:00Z`)).replace(/^1 de /, '1º de ')
}
