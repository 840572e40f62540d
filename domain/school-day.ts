/** A calendar day, 'YYYY-MM-DD': never a moment, so it is the same in every time zone. */
export type SchoolDay = string

export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

export const plausibleDays = { first: '1900-01-01', last: '2199-12-31' }

/** Years such as 0206 or 20226 are valid dates, but typing errors here. */
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

/** Created on first use: a browser takes 20 ms to look up the time zone, and few pages need it. */
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
