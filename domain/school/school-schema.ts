import * as v from 'valibot'
import { cnpjPattern, isRealCnpj } from '#domain/cnpj.ts'
import { visibilities } from '#domain/events/visibility.ts'
import { type LanguageId, languageIds } from '#domain/languages.ts'
import { weekdays } from '#domain/opening-hours.ts'
import { formatPhone } from '#domain/phone-number.ts'
import { isTypeable } from '#domain/typed-text.ts'
import { whatsappDigits } from '#domain/whatsapp.ts'
import { pageTexts, type TextId } from './page-texts.ts'
import { isShortFormUrl, shortFormProblem } from './read-form-url.ts'

const upTo = (length: number) =>
  v.maxLength<string, number, string>(length, `pode ter até ${length} caracteres`)
/** Text that a page can show: no lone surrogate, no control character. */
export const shownText = v.pipe(
  v.string(),
  v.check(isTypeable, 'tem caracteres que não podem ser mostrados'),
)
const text = v.pipe(shownText, v.trim(), v.nonEmpty('não pode ficar vazio'), upTo(120))
const email = v.pipe(v.string(), v.email('não é um e-mail válido'), upTo(120))
/** Its origin may become part of the content security policy, so refuse hosts with characters that have a meaning there. */
export const webUrl = v.pipe(
  shownText,
  v.regex(/^https:\/\/[^\s]+$/, 'precisa começar com https://'),
  upTo(500),
  v.check(hasFullHost, 'não é um endereço completo, como https://www.escola.com.br'),
  v.check(namesNobody, 'não pode ter usuário nem senha'),
)
const phoneSentence = 'precisa de DDD e número, como (11) 91234-5678'
const phone = v.pipe(
  v.string(),
  v.check((typed) => formatPhone(typed) !== null, `${phoneSentence}, ou de um 0800`),
)
const whatsapp = v.pipe(
  v.string(),
  v.check((typed) => whatsappDigits(typed) !== null, phoneSentence),
)

const year = v.pipe(
  v.number(),
  v.integer('precisa ser um ano'),
  v.minValue(1800, 'precisa ser 1800 ou depois'),
  v.maxValue(2099, 'precisa ser 2099 ou antes'),
)

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'use o formato 08:00'))

const degrees = (limit: number) => {
  const sentence = `deve ficar entre -${limit} e ${limit}`
  return v.pipe(v.number(), v.minValue(-limit, sentence), v.maxValue(limit, sentence))
}

const daysAndHours = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist(weekdays, 'use seg, ter, qua, qui, sex, sab ou dom')),
      v.minLength(1, 'precisa de pelo menos um dia'),
    ),
    opens: time,
    closes: time,
  }),
  v.check(({ opens, closes }) => opens < closes, 'precisa abrir antes de fechar'),
)
const textHours = v.strictObject({ text })

function hasText(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'text' in entry
}

/** Validates content/school-facts.ts at build and start, typed values, and stored ones. */
export const schoolSchema = v.strictObject({
  name: v.pipe(text, upTo(40)),
  legalName: v.nullable(text),
  cnpj: v.nullable(
    v.pipe(
      v.string(),
      v.regex(cnpjPattern, 'use o formato 00.000.000/0000-00'),
      v.check(isRealCnpj, 'não existe: confira os números'),
    ),
  ),
  phone,
  whatsapp,
  email,
  privacyEmail: v.nullable(email),
  privacyOfficer: v.nullable(text),
  messagesKeptMonths: v.pipe(v.number(), v.integer(), v.minValue(1, 'precisa ser 1 ou mais')),
  address: v.strictObject({
    street: text,
    district: v.nullable(text),
    city: text,
    state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'use a sigla, como SP')),
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}-\d{3}$/, 'use o formato 00000-000')),
  }),
  foundedYear: year,
  examCentreYear: year,
  claimsTotalApproval: v.boolean(),
  claimsThousands: v.boolean(),
  /** Who sees an event that was just created, unless its form says otherwise. */
  newEvents: v.picklist(visibilities, 'escolha uma das opções'),
  openingHours: v.nullable(v.array(v.lazy((entry) => (hasText(entry) ? textHours : daysAndHours)))),
  geo: v.nullable(
    v.strictObject({
      latitude: degrees(90),
      longitude: degrees(180),
    }),
  ),
  mapEmbed: v.nullable(
    v.pipe(
      shownText,
      v.startsWith('https://www.google.com/maps/embed?', 'use o endereço de “Incorporar um mapa”'),
      upTo(2000),
    ),
  ),
  /** The map is loaded only when a visitor asks for it. */
  mapOnPress: v.boolean(),
  owner: v.nullable(text),
  ownerQuote: v.nullable(
    v.pipe(shownText, v.trim(), v.nonEmpty('não pode ficar vazio'), upTo(300)),
  ),
  appUrl: v.nullable(webUrl),
  studentAreaUrl: v.nullable(webUrl),
  social: v.strictObject({
    instagram: v.nullable(webUrl),
    facebook: v.nullable(webUrl),
    youtube: v.nullable(webUrl),
  }),
  forms: v.strictObject(formEntries()),
  /** In the school's own words. Null: the original text. */
  texts: v.strictObject(textEntries()),
})

/** One external form per language. */
function formEntries() {
  const form = v.nullable(
    v.pipe(
      webUrl,
      v.check((url) => !isShortFormUrl(url), shortFormProblem),
    ),
  )
  return Object.fromEntries(languageIds.map((id) => [id, form])) as Record<LanguageId, typeof form>
}

function textEntries() {
  const own = (limit: number) =>
    v.nullable(v.pipe(shownText, v.trim(), v.nonEmpty('não pode ficar vazio'), upTo(limit)))
  return Object.fromEntries(
    Object.entries(pageTexts).map(([id, { limit }]) => [id, own(limit)]),
  ) as Record<TextId, ReturnType<typeof own>>
}

export type School = v.InferOutput<typeof schoolSchema>

/** The problem with a fact, as the rest of a sentence that begins with its name. */
export function factProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'não é um fato conhecido'
  if (issue.received === 'undefined') return 'falta'
  const hasOwnWords = issue.kind !== 'schema' || ['picklist', 'union'].includes(issue.type)
  return hasOwnWords ? issue.message : 'não é do tipo esperado'
}

function hasFullHost(url: string): boolean {
  if (!URL.canParse(url)) return false
  return /^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(new URL(url).hostname)
}

function namesNobody(text: string): boolean {
  if (/^https:\/\/[^/?#]*@/.test(text)) return false
  // Browsers ignore extra slashes before the host.
  const url = URL.parse(text)
  return !url?.username && !url?.password
}
