export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const

export type Weekday = (typeof weekdays)[number]

/** Days with the same hours, each a time like '08:00'. */
export type OpeningHours = { days: readonly Weekday[]; opens: string; closes: string }

const names: Record<Weekday, { pt: string; en: string }> = {
  seg: { pt: 'segunda', en: 'Monday' },
  ter: { pt: 'terça', en: 'Tuesday' },
  qua: { pt: 'quarta', en: 'Wednesday' },
  qui: { pt: 'quinta', en: 'Thursday' },
  sex: { pt: 'sexta', en: 'Friday' },
  sab: { pt: 'sábado', en: 'Saturday' },
  dom: { pt: 'domingo', en: 'Sunday' },
}

/** 'Segunda a sexta, das 8h às 21h' */
export function openingHoursLine({ days, opens, closes }: OpeningHours): string {
  const text = daysText(weekdays.filter((day) => days.includes(day)))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, ${from(opens)} ${until(closes)}`
}

/** In schema.org's format. */
export function openingHoursJsonLd({ days, opens, closes }: OpeningHours) {
  const dayOfWeek = weekdays.filter((day) => days.includes(day)).map((day) => names[day].en)
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
}

function daysText(days: readonly Weekday[]): string {
  const words = days.map((day) => names[day].pt)
  const [first = '', last = first] = [words[0], words.at(-1)]
  const inARow = weekdays.join().includes(days.join())
  if (words.length > 2 && inARow) return `${first} a ${last}`
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : first
}

const from = (time: string) => `${isOne(time) ? 'da' : 'das'} ${hour(time)}`
const until = (time: string) => `${isOne(time) ? 'à' : 'às'} ${hour(time)}`

function isOne(time: string): boolean {
  return time.startsWith('01')
}

function hour(time: string): string {
  const [hours, minutes] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}
