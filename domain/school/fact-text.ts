import { type OpeningHours, openingHoursLine } from '#domain/opening-hours.ts'
import { whatsappDigits } from '#domain/whatsapp.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import type { School } from './school-schema.ts'

/** Normalises typed text; the schema validates the value afterwards. */
export type FactReading = { value: unknown } | { problem: string }

type FactKind = { read: (typed: string) => FactReading; write: (value: never) => string }

/** As people write it: a telephone number with or without brackets, a URL without https://. */
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
const webUrl = typed((text) =>
  text === '' || /^[a-z][a-z\d+-]*:/i.test(text) ? text : `https://${text}`,
)
const digitsAs = (pattern: RegExp, format: string) =>
  typed((text) => {
    const digits = text.replace(/[\s./-]/g, '')
    return pattern.test(digits) ? digits.replace(pattern, format) : text
  })

/** Google Maps offers the URL inside the HTML of an iframe. */
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

/** A checkbox: an unticked one sends nothing. */
const yesOrNo: FactKind = {
  read: (text) => ({ value: text !== '' }),
  write: (value: boolean) => (value ? 'on' : ''),
}

const years: FactKind = {
  read: (text) => {
    const words = text.split(/[\s,;.]+|\be\b/).filter(Boolean)
    if (words.some((word) => !/^\d{4}$/.test(word))) {
      return { problem: 'escreva os anos, como 2023, 2024, 2025' }
    }
    if (words.length === 0) {
      return { problem: 'precisa de pelo menos um ano; sem nenhum, deixe vazio' }
    }
    return { value: [...new Set(words.map(Number))].sort((a, b) => a - b) }
  },
  write: (list: number[]) => list.join(', '),
}

const openingHours: FactKind = {
  read: (text) => {
    const lines = text.split('\n').map((one) => one.trim())
    const hours = lines.filter(Boolean).map(readOpeningHours)
    return hours.includes(null)
      ? { problem: 'escreva uma linha por horário, como: Segunda a sexta, das 8h às 21h' }
      : { value: hours }
  },
  write: (list: OpeningHours[]) => list.map(openingHoursLine).join('\n'),
}

const kinds: Record<string, FactKind> = {
  legalName: orNone(line),
  cnpj: orNone(digitsAs(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5')),
  phone,
  whatsapp: phone,
  privacyEmail: orNone(line),
  privacyOfficer: orNone(line),
  messagesKeptMonths: months,
  'address.state': typed((text) => text.toUpperCase()),
  'address.postalCode': digitsAs(/^(\d{5})(\d{3})$/, '$1-$2'),
  claimsTotalApproval: yesOrNo,
  totalApprovalYears: orNone(years),
  openingHours: orNone(openingHours),
  geo: orNone(geo),
  mapEmbed: orNone(mapEmbed),
  appUrl: webUrl,
  studentAreaUrl: webUrl,
}

function kindOf(path: string): FactKind {
  return kinds[path] ?? (/^(social|forms)\./.test(path) ? orNone(webUrl) : line)
}
