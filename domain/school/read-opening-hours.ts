import { type OpeningHours, type Weekday, weekdays } from '#domain/opening-hours.ts'

const time = String.raw`(\d{1,2}(?:[:h]\d{2})?)\s*(?:h|hs|hrs?|horas|min)?`
const hoursLine = new RegExp(
  String.raw`^(\D+?)[\s,:–—-]+(?:das?\s+|de\s+)?${time}\s*(?:[–—-]|até\s+(?:[àa]s?)?|[àa]s?)\s*${time}$`,
  'i',
)

/** The pattern's time grows with the square of the length: 60,000 spaces would block the server. */
const longestLine = 120

/** Reads 'Seg-sex: 8h às 21h' or 'Sábados, das 9 às 13 horas'. Null for anything else. */
export function readOpeningHours(line: string): OpeningHours | null {
  if (line.length > longestLine) return null
  const [, days = '', opens = '', closes = ''] = hoursLine.exec(line) ?? []
  const named = readDays(days)
  return named && { days: named, opens: readTime(opens), closes: readTime(closes) }
}

function readTime(text: string): string {
  const [hours = '', minutes = '00'] = text.split(/[:h]/i)
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** 'segunda a sexta', 'sáb. e dom.', 'seg-sex' */
function readDays(text: string): Weekday[] | null {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]|-feiras?|^de\s/g, '')
    .replace(/[–—-]/g, ' a ')
    .split(/[\s,/]+|\be\b/)
    .filter(Boolean)
  const places = new Set<number>()
  let last: number | undefined
  let until = false
  for (const word of words) {
    if (word === 'a' || word === 'ate') {
      if (until || last === undefined) return null
      until = true
      continue
    }
    const place = weekdays.indexOf(word.slice(0, 3) as Weekday)
    if (place < 0) return null
    // 'Sexta a segunda' wraps around the end of the week; 'segunda a segunda' is the whole week.
    for (let day = next(last); until && day !== place; day = next(day)) places.add(day)
    places.add(place)
    last = place
    until = false
  }
  return places.size > 0 && !until ? weekdays.filter((_, day) => places.has(day)) : null
}

function next(day = 0): number {
  return (day + 1) % weekdays.length
}
