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

export const monthNames = [
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

export const schoolZone = 'America/Sao_Paulo'

/** Created on first use: a browser takes 20 ms to look up the time zone, and few pages need it. */
let dayFormat: Intl.DateTimeFormat | undefined
let offsetFormat: Intl.DateTimeFormat | undefined

export function schoolDayOf(moment: Date): SchoolDay {
  dayFormat ??= new Intl.DateTimeFormat('en', {
    timeZone: schoolZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // By its parts: no language has this order in every browser ('en-CA' has not in WebKit).
  const parts = dayFormat.formatToParts(moment).map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** A moment as the school's clock shows it. */
export function formatAtSchool(
  moment: Date | string | number,
  format: Omit<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): string {
  return new Date(moment).toLocaleString('pt-BR', { timeZone: schoolZone, ...format })
}

export function daysAfter(day: SchoolDay, count: number): SchoolDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/** The first day of the month before. */
export function firstOfLastMonth(day: SchoolDay): SchoolDay {
  return `${daysAfter(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
}

export function formatLongDay(day: SchoolDay): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${date === '01' ? '1º' : Number(date)} de ${monthNames[Number(month) - 1]} de ${year}`
}

/** Without the year, if it is the same as that of another day in the sentence. */
export function formatDayIn(year: string, day: SchoolDay): string {
  const long = formatLongDay(day)
  return day.startsWith(year) ? long.slice(0, -' de 2026'.length) : long
}

/** The moment of a clock time ('19:30') at the school. */
export function schoolMoment(day: SchoolDay, time: string): Date {
  const asUtc = Date.parse(`${day}T${time.padEnd(8, ':00')}Z`)
  const withOffsetOf = (moment: number) => asUtc - offsetMinutes(new Date(moment)) * 60_000
  // Twice: in a night in which summer time begins or ends, the first offset is that of some hours earlier.
  return new Date(withOffsetOf(withOffsetOf(asUtc)))
}

/** '2026-12-19T19:30:00-03:00': the moment as a clock at the school shows it. */
export function schoolClockTime(moment: Date): string {
  const offset = offsetMinutes(moment)
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const [sign, size] = offset < 0 ? ['-', -offset] : ['+', offset]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** From the zone's own rules, because daylight saving time was abolished in 2019 and may return. */
function offsetMinutes(moment: Date): number {
  offsetFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: schoolZone,
    timeZoneName: 'longOffset',
  })
  const parts = offsetFormat.formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
