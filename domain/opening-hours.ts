export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const

export type Weekday = (typeof weekdays)[number]

/** Days with the same hours, each a time like '08:00'. */
export type DaysAndHours = { days: readonly Weekday[]; opens: string; closes: string }

/** `text` is a line in the school's own words, shown as it was written. */
export type OpeningHours = DaysAndHours | { text: string }

const names: Record<Weekday, { pt: string; short: string; en: string }> = {
  seg: { pt: 'segunda', short: 'seg.', en: 'Monday' },
  ter: { pt: 'terça', short: 'ter.', en: 'Tuesday' },
  qua: { pt: 'quarta', short: 'qua.', en: 'Wednesday' },
  qui: { pt: 'quinta', short: 'qui.', en: 'Thursday' },
  sex: { pt: 'sexta', short: 'sex.', en: 'Friday' },
  sab: { pt: 'sábado', short: 'sáb.', en: 'Saturday' },
  dom: { pt: 'domingo', short: 'dom.', en: 'Sunday' },
}

/** 'Segunda a sexta, das 8h às 12h e das 14h às 21h': entries in a row for the same days share a line. */
export function openingHoursLines(list: readonly OpeningHours[]): string[] {
  const lines: { days: string; text: string }[] = []
  for (const entry of list) {
    if ('text' in entry) {
      lines.push({ days: '', text: entry.text })
      continue
    }
    const days = capitalized(daysText(weekdays.filter((day) => entry.days.includes(day))))
    const hours = hoursText(entry)
    const last = lines.at(-1)
    if (last?.days === days) last.text += ` e ${hours}`
    else lines.push({ days, text: `${days}, ${hours}` })
  }
  return lines.map(({ text }) => text)
}

/** 'seg. a sex. 8h-12h e 14h-21h; sáb. 8h-12h30' */
export function shortHours(list: readonly DaysAndHours[]): string {
  const byDays = new Map<string, string[]>()
  for (const { days, opens, closes } of list) {
    const label = daysText(days, 'short')
    byDays.set(label, [...(byDays.get(label) ?? []), `${hour(opens)}-${hour(closes)}`])
  }
  return [...byDays].map(([days, hours]) => `${days} ${hours.join(' e ')}`).join('; ')
}

/** In schema.org's format. */
export function openingHoursJsonLd(list: readonly DaysAndHours[]) {
  return list.map(({ days, opens, closes }) => {
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayJsonLd(days),
      opens,
      closes,
    }
  })
}

export function weekdayJsonLd(days: readonly Weekday[]): string[] {
  return weekdays.filter((day) => days.includes(day)).map((day) => names[day].en)
}

/** 'segunda a sexta', 'terça e quinta' */
export function daysText(days: readonly Weekday[], form: 'pt' | 'short' = 'pt'): string {
  const words = days.map((day) => names[day][form])
  const [first = '', last = first] = [words[0], words.at(-1)]
  const inARow = weekdays.join().includes(days.join())
  if (words.length > 2 && inARow) return `${first} a ${last}`
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : first
}

/** 'das 19h às 20h30' */
export function hoursText({ opens, closes }: Pick<DaysAndHours, 'opens' | 'closes'>): string {
  return `${from(opens)} ${until(closes)}`
}

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
