import {
  type DaysAndHours,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '#domain/opening-hours.ts'

const time = String.raw`(\d{1,2})(?:[:h](\d{2}))?\s*(?:horas?|hrs?|hs?|min(?:utos)?)?`
const range = new RegExp(
  String.raw`(?:\b(?:das?|de)\s+)?${time}\s*(?:[–—-]|ate\s+(?:as?\b)?|as?(?![a-z]))\s*${time}(?![a-z\d])`,
  'g',
)
/** What a line without hours may say. */
const byAppointment = /hora marcada|agenda|combina|consult|fechad/

/** The pattern's time grows with the square of the length: 60,000 spaces would block the server. */
const longestLine = 120

type Reading<T> = { value: T } | { problem: string }

/** Lines as people write them: 'Seg-sex: 8h às 12h e das 14h às 21h | Sáb. 9h às 13h'. */
export function readOpeningHours(typed: string): Reading<OpeningHours[]> {
  const value: OpeningHours[] = []
  for (const line of typed.split(/[\n|;]/).map((one) => one.trim())) {
    if (line === '') continue
    const reading = readLine(line)
    if ('problem' in reading) {
      const quoted = line.length > 60 ? `${line.slice(0, 60)}…` : line
      return { problem: `na linha “${quoted.toWellFormed()}”, ${reading.problem}` }
    }
    value.push(...reading.value)
  }
  return { value }
}

function readLine(line: string): Reading<OpeningHours[]> {
  if (line.length > longestLine) return { problem: `há mais de ${longestLine} caracteres` }
  const plain = inPlainLetters(line)
  const found = [...plain.matchAll(range)]
  const first = found[0]
  if (!first) {
    return byAppointment.test(plain)
      ? { value: [{ text: line.charAt(0).toUpperCase() + line.slice(1) }] }
      : { problem: missingHours(plain) }
  }
  const value: DaysAndHours[] = []
  let days: Weekday[] | null = null
  let end = 0
  for (const match of found) {
    const named = trimmed(plain.slice(end, match.index))
    if (named) days = readDays(named)
    if (!days) {
      const problem = named
        ? `não dá para ler os dias “${named}”`
        : 'faltam os dias, como segunda a sexta'
      return { problem }
    }
    const [opens, closes] = [readTime(match[1], match[2]), readTime(match[3], match[4])]
    if (!opens || !closes) return { problem: 'uma das horas não existe' }
    if (opens >= closes) return { problem: 'precisa abrir antes de fechar' }
    value.push({ days, opens, closes })
    end = match.index + match[0].length
  }
  const rest = trimmed(plain.slice(end))
  return rest ? { problem: `não dá para ler “${rest}”; escreva em outra linha` } : { value }
}

function missingHours(plain: string): string {
  if (/\d/.test(plain)) return 'falta até que horas, como das 8h às 12h'
  return readDays(plain)
    ? 'falta o horário, como das 8h às 12h'
    : 'falta o horário, como segunda a sexta, das 8h às 21h'
}

/** Without accents, and with the days by their names: '2ª' is 'segunda'. */
function inPlainLetters(line: string): string {
  return line
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\b([2-6])as?\b/g, (_, n: string) => weekdays[Number(n) - 2] ?? '')
    .replace(/[\s-]+feiras?\b/g, '')
    .replace(/dias? utei?s|dia util/g, 'seg a sex')
    .replace(/todos os dias|diariamente/g, 'seg a dom')
    .replace(/(aos )?fi(m|ns) de semana/g, 'sab e dom')
}

/** Without what joins two parts of a line. */
function trimmed(text: string): string {
  return text.replace(/^[\s,.:/&–—-]+|[\s,.:/&–—-]+$/g, '').replace(/^e(\s+|$)|\s+e$/g, '')
}

/** Null if there is no such time. */
function readTime(hours = '', minutes = '00'): string | null {
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** 'segunda a sexta', 'sab. e dom.', 'seg-sex' */
function readDays(text: string): Weekday[] | null {
  const words = text
    .replace(/\.|^(de|as|aos|nas|nos)\s/g, '')
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
