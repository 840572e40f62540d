import { formatCnpj } from '#domain/cnpj.ts'
import { visibilities } from '#domain/events/visibility.ts'
import { type OpeningHours, openingHoursLines } from '#domain/opening-hours.ts'
import { formatPhone } from '#domain/phone-number.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { pageTexts, textIdOf } from './page-texts.ts'
import { readCoordinates } from './read-coordinates.ts'
import { readFormUrl } from './read-form-url.ts'
import { readOpeningHours } from './read-opening-hours.ts'
import { type Network, readProfileUrl } from './read-profile-url.ts'
import { readState } from './read-state.ts'
import { readWebUrl } from './read-web-url.ts'
import type { School } from './school-schema.ts'

/** Normalises typed text; the schema validates the value afterwards. */
export type FactReading = { value: unknown } | { problem: string }

type FactKind = {
  isChoice?: true
  read: (typed: string, today: SchoolDay) => FactReading
  write: (value: never) => string
}

/** As people write it: a telephone number with or without brackets, a URL without https://. */
export function readFact(path: string, typed: string, today: SchoolDay): FactReading {
  return kindOf(path).read(typed.trim(), today)
}

/** A question that the school answers once: while it has not, the form shows no answer. */
export function isChoice(path: string): boolean {
  return kindOf(path).isChoice === true
}

export function factText(path: string, value: unknown): string {
  return value === null ? '' : kindOf(path).write(value as never)
}

const typed = (understand: (text: string) => unknown): FactKind => ({
  read: (text) => ({ value: understand(text) }),
  write: String,
})
const orNone = ({ read, write }: FactKind): FactKind => ({
  read: (text, today) => (text === '' ? { value: null } : read(text, today)),
  write,
})

const line = typed((text) => text.replace(/\s+/g, ' '))
const paragraphs: FactKind = {
  read: (text) => ({
    value: text
      .split('\n')
      .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n'),
  }),
  write: (text: string) => text.replaceAll('\n', '\n\n'),
}
const phone = typed((text) => formatPhone(text) ?? text)
const webUrl = typed(readWebUrl)
const profile = (network: Network) => orNone(typed((text) => readProfileUrl(network, text)))
const formUrl: FactKind = { read: readFormUrl, write: String }
const postalCode = typed((text) => {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text
})

/** Google Maps offers the URL inside the HTML of an iframe. */
const mapEmbed = typed((text) => {
  const source = /\bsrc="([^"]+)"/.exec(text)?.[1] ?? text
  return source.replaceAll('&amp;', '&')
})

const geo: FactKind = {
  read: readCoordinates,
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

/** One of several values; none as long as nobody has chosen. */
const choice = (values: Record<string, unknown>): FactKind => ({
  isChoice: true,
  read: (text) =>
    Object.hasOwn(values, text) ? { value: values[text] } : { problem: 'escolha uma das opções' },
  write: (value: unknown) => Object.keys(values).find((name) => values[name] === value) ?? '',
})
const answer = choice({ sim: true, nao: false })

const year: FactKind = {
  read: (text, today) => {
    if (!/^\d{4}$/.test(text)) return { problem: 'escreva o ano com quatro números, como 1998' }
    if (text > today.slice(0, 4)) return { problem: `o ano de ${text} ainda não chegou` }
    return { value: Number(text) }
  },
  write: String,
}

const openingHours: FactKind = {
  read: readOpeningHours,
  write: (list: OpeningHours[]) => openingHoursLines(list).join('\n'),
}

const kinds: Record<string, FactKind> = {
  legalName: orNone(line),
  cnpj: orNone(typed((text) => formatCnpj(text) ?? text)),
  phone,
  whatsapp: phone,
  privacyEmail: orNone(line),
  privacyOfficer: orNone(line),
  messagesKeptMonths: months,
  'address.district': orNone(line),
  'address.state': typed(readState),
  'address.postalCode': postalCode,
  foundedYear: year,
  examCentreYear: year,
  claimsTotalApproval: answer,
  claimsThousands: answer,
  newEvents: choice(Object.fromEntries(visibilities.map((one) => [one, one]))),
  openingHours: orNone(openingHours),
  geo: orNone(geo),
  mapEmbed: orNone(mapEmbed),
  mapOnPress: yesOrNo,
  owner: orNone(line),
  ownerQuote: orNone(line),
  appUrl: orNone(webUrl),
  studentAreaUrl: orNone(webUrl),
  'social.instagram': profile('instagram'),
  'social.facebook': profile('facebook'),
  'social.youtube': profile('youtube'),
}

function kindOf(path: string): FactKind {
  const text = textIdOf(path)
  if (text) return orNone(pageTexts[text].hasParagraphs ? paragraphs : line)
  return kinds[path] ?? (path.startsWith('forms.') ? orNone(formUrl) : line)
}
