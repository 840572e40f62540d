import { type OpeningHours, openingHoursLine, type Weekday, weekdays } from '../opening-hours.ts'
import { whatsappDigits } from '../whatsapp.ts'
import type { School } from './school-schema.ts'

/** What a typed text means; the schema judges the value afterwards. */
export type FactReading = { value: unknown } | { problem: string }

type FactKind = { read: (typed: string) => FactReading; write: (value: never) => string }

/** As people write it: telephone with or without brackets, an address without https://. */
export function readFact(path: string, typed: string): FactReading {
  return kindOf(path).read(typed.trim())
}

export function factText(path: string, value: unknown): string {
  return value === null ? '' : kindOf(path).write(value as never)
}

const typed = (understand: (text: string) => unknown): FactKind => ({
  read: (text) => ({ value: understand(text) }),
  write: String,
})
const orNone = ({ read, write }: FactKind): FactKind => ({
  read: (text) => (text === '' ? { value: null } : read(text)),
  write,
})

const line = typed((text) => text.replace(/\s+/g, ' '))
const phone = typed((text) => {
  const digits = whatsappDigits(text)?.slice(2)
  return digits ? `(${digits.slice(0, 2)}) ${digits.slice(2, -4)}-${digits.slice(-4)}` : text
})
const webAddress = typed((text) =>
  text === '' || /^[a-z][a-z\d+-]*:/i.test(text) ? text : `https://${text}`,
)
const digitsAs = (pattern: RegExp, format: string) =>
  typed((text) => {
    const digits = text.replace(/[\s./-]/g, '')
    return pattern.test(digits) ? digits.replace(pattern, format) : text
  })

/** Google Maps gives the address inside the code of a frame. */
const mapEmbed = typed((text) => {
  const source = /\bsrc="([^"]+)"/.exec(text)?.[1] ?? text
  return source.replaceAll('&amp;', '&')
})

const geo: FactKind = {
  read: (text) => {
    const [, latitude, longitude] = /^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)$/.exec(text) ?? []
    if (!latitude) return { problem: 'escreva latitude e longitude, como -23.5505, -46.6333' }
    return { value: { latitude: Number(latitude), longitude: Number(longitude) } }
  },
  write: ({ latitude, longitude }: NonNullable<School['geo']>) => `${latitude}, ${longitude}`,
}

const months: FactKind = {
  read: (text) =>
    /^\d{1,4}$/.test(text) ? { value: Number(text) } : { problem: 'escreva um número de meses' },
  write: String,
}

const years: FactKind = {
  read: (text) => {
    const words = text.split(/[\s,;.]+|\be\b/).filter(Boolean)
    if (words.some((word) => !/^\d{4}$/.test(word))) {
      return { problem: 'escreva os anos, como 2023, 2024, 2025' }
    }
    return { value: [...new Set(words.map(Number))].sort((a, b) => a - b) }
  },
  write: (list: number[]) => list.join(', '),
}

const hoursLine =
  /^(?<days>\D+?)[\s,:]+(?:das?\s+|de\s+)?(?<opens>\d{1,2}(?:[:h]\d{2})?)\s*h?\s*(?:-|–|às|à|as|a|até)\s*(?<closes>\d{1,2}(?:[:h]\d{2})?)\s*h?$/i

const openingHours: FactKind = {
  read: (text) => {
    const lines = text.split('\n').map((one) => one.trim())
    const hours = lines.filter(Boolean).map(readHours)
    return hours.includes(null)
      ? { problem: 'escreva uma linha por horário, como: Segunda a sexta, das 8h às 21h' }
      : { value: hours }
  },
  write: (list: OpeningHours[]) => list.map(openingHoursLine).join('\n'),
}

function readHours(text: string): OpeningHours | null {
  const { days = '', opens = '', closes = '' } = hoursLine.exec(text)?.groups ?? {}
  const named = readDays(days)
  return named && { days: named, opens: readTime(opens), closes: readTime(closes) }
}

function readTime(text: string): string {
  const [hours = '', minutes = '00'] = text.split(/[:h]/i)
  return `${hours.padStart(2, '0')}:${minutes || '00'}`
}

/** 'segunda a sexta', 'sáb. e dom.' */
function readDays(text: string): Weekday[] | null {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]|-feira/g, '')
  const words = plain.split(/[\s,]+|\be\b/).filter(Boolean)
  const places: number[] = []
  let until = false
  for (const word of words) {
    if (word === 'a' || word === 'ate' || word === '-') {
      until = true
      continue
    }
    const place = weekdays.indexOf(word.slice(0, 3) as Weekday)
    if (place < 0) return null
    const from = places.at(-1)
    if (until && from !== undefined)
      for (let day = from + 1; day < place; day += 1) places.push(day)
    places.push(place)
    until = false
  }
  return places.length > 0 ? weekdays.filter((_, day) => places.includes(day)) : null
}

const kinds: Record<string, FactKind> = {
  legalName: orNone(line),
  cnpj: orNone(digitsAs(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5')),
  phone,
  whatsapp: phone,
  privacyEmail: orNone(line),
  messagesKeptMonths: months,
  'address.state': typed((text) => text.toUpperCase()),
  'address.postalCode': digitsAs(/^(\d{5})(\d{3})$/, '$1-$2'),
  totalApprovalYears: orNone(years),
  openingHours: orNone(openingHours),
  geo: orNone(geo),
  mapEmbed: orNone(mapEmbed),
  appUrl: webAddress,
  studentAreaUrl: webAddress,
}

function kindOf(path: string): FactKind {
  return kinds[path] ?? (/^(social|forms)\./.test(path) ? orNone(webAddress) : line)
}
