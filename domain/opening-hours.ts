import type { SchoolDay } from './school-day.ts'

export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const

export type Weekday = (typeof weekdays)[number]

/** Times like '08:00'. */
export type TimeSpan = { opens: string; closes: string }

/** A pause makes two spans; without any, the school is closed. Null: nothing is said. */
type DayHours = readonly TimeSpan[] | null

export type OpeningHours = {
  weekdays: DayHours
  saturday: DayHours
  sunday: DayHours
  /** In the school's own words: 'Dezembro: só de manhã'. */
  special: readonly string[] | null
}

const names: Record<Weekday, { pt: string; en: string }> = {
  seg: { pt: 'segunda', en: 'Monday' },
  ter: { pt: 'terça', en: 'Tuesday' },
  qua: { pt: 'quarta', en: 'Wednesday' },
  qui: { pt: 'quinta', en: 'Thursday' },
  sex: { pt: 'sexta', en: 'Friday' },
  sab: { pt: 'sábado', en: 'Saturday' },
  dom: { pt: 'domingo', en: 'Sunday' },
}

const dayGroups: { name: Exclude<keyof OpeningHours, 'special'>; days: readonly Weekday[] }[] = [
  { name: 'weekdays', days: ['seg', 'ter', 'qua', 'qui', 'sex'] },
  { name: 'saturday', days: ['sab'] },
  { name: 'sunday', days: ['dom'] },
]

/** 'Segunda a sexta, das 8h às 12h e das 14h às 21h', 'Domingo: fechado', and then what is special. */
export function openingHoursLines(hours: OpeningHours): string[] {
  const lines = dayGroups.flatMap(({ name, days }) => {
    const spans = hours[name]
    if (!spans) return []
    return [`${capitalized(daysText(days))}${spans.length > 0 ? ',' : ':'} ${spansText(spans)}`]
  })
  return [...lines, ...(hours.special ?? [])]
}

/** In schema.org's format, where a closed day opens and closes at midnight. */
export function openingHoursJsonLd(hours: OpeningHours) {
  return dayGroups.flatMap(({ name, days }) => {
    const spans = hours[name]?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : hours[name]
    return (spans ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayJsonLd(days),
      opens,
      closes,
    }))
  })
}

/** The value of the box beside a day's times. */
export const closedBox = 'fechado'

/** As a form sends it: opening, closing, beginning and end of the pause, and the box, each separated by one space. */
export function readDayHours(typed: string): TimeSpan[] {
  const [opens = '', closes = '', pause = '', resumes = '', box] = typed.split(' ')
  if (box === closedBox) return []
  if (pause === '' && resumes === '') return [{ opens, closes }]
  return [
    { opens, closes: pause },
    { opens: resumes, closes },
  ]
}

export function writeDayHours([first, second]: readonly TimeSpan[]): string {
  if (!first) return `    ${closedBox}`
  if (!second) return `${first.opens} ${first.closes}`
  return `${first.opens} ${second.closes} ${first.closes} ${second.opens}`
}

/** What was typed, in words: 'das 8h às 12h e das 14h às 21h' */
export function typedHoursText(typed: string): string {
  return typed === '' ? '' : spansText(readDayHours(typed))
}

export function weekdayJsonLd(days: readonly Weekday[]): string[] {
  return weekdays.filter((day) => days.includes(day)).map((day) => names[day].en)
}

export function weekdayOf(day: SchoolDay): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdays.at(fromSunday - 1) ?? 'dom'
}

/** 'segunda a sexta', 'terça e quinta' */
export function daysText(days: readonly Weekday[]): string {
  const words = days.map((day) => names[day].pt)
  const [first = '', last = first] = [words[0], words.at(-1)]
  const inARow = weekdays.join().includes(days.join())
  if (words.length > 2 && inARow) return `${first} a ${last}`
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : first
}

/** 'das 19h às 20h30' */
export function hoursText({ opens, closes }: TimeSpan): string {
  return `${from(opens)} ${until(closes)}`
}

const spansText = (spans: readonly TimeSpan[]) => spans.map(hoursText).join(' e ') || closedBox
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const from = (time: string) => `${isOne(time) ? 'da' : 'das'} ${hour(time)}`
const until = (time: string) => `${isOne(time) ? 'à' : 'às'} ${hour(time)}`

function isOne(time: string): boolean {
  return time.startsWith('01')
}

function hour(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}
