export const weekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom'] as const

export type Weekday = (typeof weekdays)[number]

/** Days with the same hours, each a time like '08:00'. */
export type DaysAndHours = { days: readonly Weekday[]; opens: string; closes: string }

/** `text` is for what has no fixed hours: 'Com hora marcada'. */
export type OpeningHours = DaysAndHours | { text: string }

const names: Record<Weekday, { pt: string; en: string }> = {
  seg: { pt: 'segunda', en: 'Monday' },
  ter: { pt: 'terça', en: 'Tuesday' },
  qua: { pt: 'quarta', en: 'Wednesday' },
  qui: { pt: 'quinta', en: 'Thursday' },
  sex: { pt: 'sexta', en: 'Friday' },
  sab: { pt: 'sábado', en: 'Saturday' },
  dom: { pt: 'domingo', en: 'Sunday' },
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
    const hours = `${from(entry.opens)} ${until(entry.closes)}`
    const last = lines.at(-1)
    if (last?.days === days) last.text += ` e ${hours}`
    else lines.push({ days, text: `${days}, ${hours}` })
  }
  return lines.map(({ text }) => text)
}

/** In schema.org's format, which knows no words: entries without hours are left out. */
export function openingHoursJsonLd(list: readonly OpeningHours[]) {
  return list.flatMap((entry) => {
    if ('text' in entry) return []
    const { opens, closes } = entry
    const dayOfWeek = weekdays.filter((day) => entry.days.includes(day)).map((day) => names[day].en)
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
  })
}

function daysText(days: readonly Weekday[]): string {
  const words = days.map((day) => names[day].pt)
  const [first = '', last = first] = [words[0], words.at(-1)]
  const inARow = weekdays.join().includes(days.join())
  if (words.length > 2 && inARow) return `${first} a ${last}`
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} e ${last}` : first
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
