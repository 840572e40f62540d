/** A calendar day of the school, 'YYYY-MM-DD': never a moment, so it is the same in every zone. */
export type SchoolDay = string

export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export const plausibleDays = { first: '1900-01-01', last: '2199-12-31' }

/** A slip such as 0206 or 20226 is a real day too, but not one of this school. */
export function isPlausibleDay(text: string): boolean {
  return isRealDay(text) && text >= plausibleDays.first && text <= plausibleDays.last
}

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** Made when it is first asked for: a browser takes 20 ms to look up the zone, and few pages need it. */
let saoPauloDay: Intl.DateTimeFormat | undefined

export function schoolDayOf(moment: Date): SchoolDay {
  saoPauloDay ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return saoPauloDay.format(moment)
}

export function formatLongDay(day: SchoolDay): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date === '01' ? '1º' : Number(date)} de ${months[Number(month) - 1]} de ${year}`
}
