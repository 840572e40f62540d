import * as v from 'valibot'
import { cnpjPattern, formatCnpj, isRealCnpj } from '#domain/cnpj.ts'
import { visibilities } from '#domain/events/visibility.ts'
import type { Field, Fields, Reading, ValueOf } from '#domain/fields/field.ts'
import {
  answer,
  line,
  lines,
  orNull,
  text,
  understood,
  webUrl,
  year,
  yesOrNo,
} from '#domain/fields/kinds.ts'
import { shownText, webUrlSchema } from '#domain/fields/schemas.ts'
import { type LanguageId, languageIds } from '#domain/languages.ts'
import { formatPhone } from '#domain/phone-number.ts'
import { whatsappDigits } from '#domain/whatsapp.ts'
import { dayHours } from './day-hours.ts'
import { pageTexts, type TextId } from './page-texts.ts'
import { type Coordinates, readCoordinates } from './read-coordinates.ts'
import { isShortFormUrl, readFormUrl, shortFormProblem } from './read-form-url.ts'
import { isGoogleProfile, type Network, readProfileUrl } from './read-profile-url.ts'
import { readState } from './read-state.ts'

const entry = line(120, { isCounted: false })

const email = {
  ...entry,
  schema: v.pipe(
    v.string(),
    v.email('não é um e-mail válido'),
    v.maxLength(120, 'pode ter até 120 caracteres'),
  ),
  control: { type: 'line', keyboard: 'email' } as const,
}

const phoneSentence = 'precisa de DDD e número, como (11) 91234-5678'
const telephone = (isRight: (typed: string) => boolean, sentence: string) =>
  understood(
    v.pipe(v.string(), v.check(isRight, sentence)),
    (typed) => formatPhone(typed) ?? typed,
    'tel',
  )

const profile = (network: Network) =>
  orNull(understood(webUrlSchema, (typed) => readProfileUrl(network, typed), 'url'))

const googleProfile = {
  ...webUrl,
  schema: v.pipe(
    webUrlSchema,
    v.check(isGoogleProfile, 'cole o link que o Google Maps dá em “Compartilhar”'),
  ),
}

/** One external form per language. */
const formUrl = {
  ...webUrl,
  schema: v.pipe(
    webUrlSchema,
    v.check((url) => !isShortFormUrl(url), shortFormProblem),
  ),
  read: (typed: string): Reading => readFormUrl(typed),
}

const cnpj = understood(
  v.pipe(
    v.string(),
    v.regex(cnpjPattern, 'use o formato 00.000.000/0000-00'),
    v.check(isRealCnpj, 'não existe: confira os números'),
  ),
  (typed) => formatCnpj(typed) ?? typed,
  'numeric',
)

const state = understood(
  v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'use a sigla, como SP')),
  readState,
)

const postalCode = understood(
  v.pipe(v.string(), v.regex(/^\d{5}-\d{3}$/, 'use o formato 00000-000')),
  (typed) => {
    const digits = typed.replace(/[\s.-]/g, '')
    return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : typed
  },
  'numeric',
)

const numberOf = (what: string, most: number) => ({
  schema: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'precisa ser 1 ou mais'),
    v.maxValue(most, `precisa ser ${most} ou menos`),
  ),
  control: { type: 'line', keyboard: 'numeric' } as const,
  read: (typed: string): Reading =>
    /^\d{1,4}$/.test(typed)
      ? { value: Number(typed) }
      : { problem: `escreva um número de ${what}` },
  write: String,
})

const degrees = (limit: number) => {
  const sentence = `deve ficar entre -${limit} e ${limit}`
  return v.pipe(v.number(), v.minValue(-limit, sentence), v.maxValue(limit, sentence))
}
const coordinates = {
  schema: v.strictObject({ latitude: degrees(90), longitude: degrees(180) }),
  control: { type: 'line' } as const,
  read: (typed: string): Reading => readCoordinates(typed),
  write: ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`,
}

/** Google Maps offers the URL inside the HTML of an iframe. */
const mapEmbed = understood(
  v.pipe(
    shownText,
    v.startsWith('https://www.google.com/maps/embed?', 'use o endereço de “Incorporar um mapa”'),
    v.maxLength(2000, 'pode ter até 2000 caracteres'),
  ),
  (typed) => (/\bsrc="([^"]+)"/.exec(typed)?.[1] ?? typed).replaceAll('&amp;', '&'),
  'url',
)

const claim = answer({ sim: true, nao: false })
const oneVisibility = answer(
  Object.fromEntries(visibilities.map((one) => [one, one])) as {
    [One in (typeof visibilities)[number]]: One
  },
)

/**
 * Every fact of the school. What is stored, validated, typed and shown follows from this table; its words are in
 * content/fact-groups.ts.
 */
const factFields = {
  name: line(40),
  legalName: orNull(entry),
  cnpj: orNull(cnpj),
  phone: telephone((typed) => formatPhone(typed) !== null, `${phoneSentence}, ou de um 0800`),
  whatsapp: telephone((typed) => whatsappDigits(typed) !== null, phoneSentence),
  email,
  privacyEmail: orNull(email),
  privacyOfficer: orNull(entry),
  messagesKeptMonths: numberOf('meses', 9999),
  /** How many working days after a request at most a photo is off the site. */
  photoRemovalDays: numberOf('dias', 15),
  address: {
    street: entry,
    district: orNull(entry),
    city: entry,
    state,
    postalCode,
  },
  foundedYear: year,
  examCentreYear: year,
  claimsTotalApproval: claim,
  claimsThousands: claim,
  /** Who sees an event that was just created, unless its form says otherwise. */
  newEvents: oneVisibility,
  /** Who may save photos: families, and visitors of galleries for everyone. */
  photoSaving: { families: yesOrNo, visitors: yesOrNo },
  /** Whether visits are counted, without identifying anybody: see decision 55. */
  counting: { visits: yesOrNo },
  openingHours: {
    weekdays: orNull(dayHours),
    saturday: orNull(dayHours),
    sunday: orNull(dayHours),
    special: orNull(lines({ max: 12, limit: 120 })),
  },
  geo: orNull(coordinates),
  mapEmbed: orNull(mapEmbed),
  /** The map is loaded only when a visitor asks for it. */
  mapOnPress: yesOrNo,
  owner: orNull(entry),
  ownerQuote: orNull(text(300)),
  appUrl: orNull(webUrl),
  studentAreaUrl: orNull(webUrl),
  social: {
    instagram: profile('instagram'),
    facebook: profile('facebook'),
    youtube: profile('youtube'),
  },
  /** Where people review the school. */
  googleProfile: orNull(googleProfile),
  forms: forEach(languageIds, () => orNull(formUrl)) satisfies Record<LanguageId, Field>,
  /** In the school's own words. Null: the original text. */
  texts: forEach(Object.keys(pageTexts) as TextId[], (id) => orNull(pageTexts[id])),
}

function forEach<Name extends string, One>(names: readonly Name[], one: (name: Name) => One) {
  return Object.fromEntries(names.map((name) => [name, one(name)])) as Record<Name, One>
}

type FactsOf<Table> = {
  [Name in keyof Table]: Table[Name] extends Field ? ValueOf<Table[Name]> : FactsOf<Table[Name]>
}

export type School = FactsOf<typeof factFields>

const entries = Object.entries<Field | Fields>(factFields)

const byPath = new Map<string, Field>(
  entries.flatMap(([name, entry]): [string, Field][] =>
    isField(entry)
      ? [[name, entry]]
      : Object.entries(entry).map(([inner, field]) => [`${name}.${inner}`, field]),
  ),
)

/** Every fact that can be set on its own: 'name', 'address.street', 'geo'. */
export const factPaths: readonly string[] = [...byPath.keys()]

export function factField(path: string): Field {
  const field = byPath.get(path)
  if (!field) throw new Error(`There is no fact ${path}.`)
  return field
}

/** A question that the school answers once: while it has not, the form shows no answer. */
export function isQuestion(path: string): boolean {
  return factField(path).control.type === 'answer'
}

/** Validates content/school-facts.ts at build and start. */
export const schoolSchema = v.strictObject(
  Object.fromEntries(
    entries.map(([name, entry]) => [
      name,
      isField(entry) ? entry.schema : v.strictObject(schemasOf(entry)),
    ]),
  ),
) as unknown as v.GenericSchema<unknown, School>

function schemasOf(fields: Fields): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
}

function isField(entry: Field | Fields): entry is Field {
  return 'schema' in entry
}
