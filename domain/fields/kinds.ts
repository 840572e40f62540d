import * as v from 'valibot'
import { pricePeriods, priceText, readPrice } from '#domain/price.ts'
import { isPlausibleDay, schoolDayOf } from '#domain/school-day.ts'
import type { Control } from './control.ts'
import type { Field, Reading } from './field.ts'
import { readWebUrl } from './read-web-url.ts'
import { lineSchema, webUrlSchema } from './schemas.ts'
import { readYears, yearsSchema } from './years.ts'

const inOneLine = (typed: string) => typed.replace(/\s+/g, ' ').trim()
export const linesOf = (typed: string) => typed.split('\n').map(inOneLine).filter(Boolean)

type Keyboard = Extract<Control, { type: 'line' }>['keyboard']

/** One line of text whose value `understand` derives: a phone number without brackets, a URL without https://. */
export const understood = <Schema extends v.GenericSchema>(
  schema: Schema,
  understand: (typed: string) => unknown,
  keyboard?: Keyboard,
) => ({
  schema,
  control: { type: 'line', ...(keyboard && { keyboard }) } as const,
  read: (typed: string): Reading => ({ value: understand(inOneLine(typed)) }),
  write: String,
})

/** One line of text. `isCounted`: the form counts its characters as one types. */
export const line = (limit: number, { isCounted = true }: { isCounted?: boolean } = {}) => ({
  ...understood(lineSchema(limit), (typed) => typed),
  control: { type: 'line', ...(isCounted && { limit }) } as const,
})

/** The URL of a page elsewhere, which may be typed without https://. */
export const webUrl = understood(webUrlSchema, readWebUrl, 'url')

/** A sentence or two: the form gives it more room, and stores it as one line. */
export const text = (limit: number) => ({
  ...line(limit),
  control: { type: 'text', limit } as const,
})

/** One paragraph a line. */
export const paragraphs = (limit: number) => ({
  ...line(limit),
  control: { type: 'paragraphs', limit } as const,
  read: (typed: string): Reading => ({ value: linesOf(typed).join('\n') }),
  write: (value: string) => value.replaceAll('\n', '\n\n'),
})

/** Text that keeps its lines as they are typed. */
export const prose = (limit: number) => ({
  ...line(limit),
  control: { type: 'paragraphs' } as const,
  read: (typed: string): Reading => ({ value: typed }),
})

/** A few short lines, each an entry of its own. */
export const lines = ({ max, limit }: { max: number; limit: number }) => ({
  schema: v.pipe(
    v.array(lineSchema(limit, `cada linha pode ter até ${limit} caracteres`)),
    v.minLength(1, 'não pode ficar vazio'),
    v.maxLength(max, `pode ter até ${max} linhas`),
  ),
  control: { type: 'lines', limit, max } as const,
  read: (typed: string): Reading => ({ value: linesOf(typed) }),
  write: (value: readonly string[]) => value.join('\n'),
})

/** An amount and what it pays for, or words of up to `limit` characters. */
export const price = (limit: number) => ({
  ...understood(
    v.union([
      lineSchema(limit),
      v.object({
        amount: v.pipe(
          v.number(),
          v.minValue(0.01, 'precisa ser mais que zero; se não custa nada, escreva “Gratuito”'),
          v.maxValue(99_999, 'pode ser até R$ 99.999'),
        ),
        per: v.picklist(pricePeriods),
      }),
    ]),
    readPrice,
  ),
  control: { type: 'price' } as const,
  write: priceText,
})

export const choice = <const Options extends readonly string[]>(options: Options) => ({
  schema: v.picklist(options, 'escolha uma das opções'),
  control: { type: 'choice', options } as const,
  read: (typed: string): Reading => ({ value: inOneLine(typed) }),
  write: String,
})

/** The id of an item in another list. Whether that item exists is checked elsewhere: see item-references.ts. */
export const itemOf = <const List extends string>(list: List) => ({
  schema: v.pipe(v.number(), v.safeInteger()),
  control: { type: 'choice', options: [], of: list } as const,
  read: (typed: string): Reading =>
    /^\d{1,15}$/.test(typed) ? { value: Number(typed) } : { problem: 'escolha uma das opções' },
  write: String,
})

/** A question that shows all its answers; none is preselected until somebody has answered it. */
export const answer = <const Answers extends Record<string, unknown>>(
  answers: Answers,
  refusal = 'escolha uma das opções',
) => ({
  schema: v.custom<Answers[keyof Answers]>(
    (value) => Object.values(answers).includes(value),
    refusal,
  ),
  control: { type: 'answer', options: Object.keys(answers) as (keyof Answers & string)[] } as const,
  read: (typed: string): Reading =>
    Object.hasOwn(answers, typed) ? { value: answers[typed] } : { problem: refusal },
  write: (value: unknown) => Object.keys(answers).find((name) => answers[name] === value) ?? '',
})

/** At least one of the options. */
export const several = <const Options extends readonly string[]>(options: Options) => ({
  schema: v.pipe(
    v.array(v.picklist(options, 'escolha entre as opções')),
    v.minLength(1, 'escolha pelo menos um'),
    v.maxLength(options.length),
  ),
  control: { type: 'several', options } as const,
  read: (typed: string): Reading => {
    const ticked = typed.split(' ')
    return { value: options.filter((option) => ticked.includes(option)) }
  },
  write: (value: readonly string[]) => value.join(' '),
})

/** A box to tick: true, or absent. */
export const box = {
  schema: v.optional(v.literal(true)),
  control: { type: 'box' } as const,
  read: (typed: string): Reading => ({ value: typed !== '' || undefined }),
  write: (value: true | undefined) => (value ? 'on' : ''),
}

/** A box to tick: true or false. */
export const yesOrNo = {
  schema: v.boolean(),
  control: { type: 'box' } as const,
  read: (typed: string): Reading => ({ value: typed !== '' }),
  write: (value: boolean) => (value ? 'on' : ''),
}

/** A box that has to be ticked; the moment is stored. `refusal` is the problem if it is not. */
export const permission = (input: string, refusal: string) => ({
  schema: v.optional(v.string()),
  control: { type: 'permission' } as const,
  read: (typed: string, now: Date): Reading =>
    typed === '' ? { problem: refusal } : { value: now.toISOString() },
  write: (value: string | undefined) => (value ? 'on' : ''),
  input,
})

export const oneToFive = {
  schema: v.picklist([1, 2, 3, 4, 5], 'escolha de 1 a 5'),
  control: { type: 'number', min: 1, max: 5 } as const,
  read: (typed: string): Reading => ({ value: Number(inOneLine(typed)) }),
  write: String,
}

/** A year that is not in the future. */
export const year = {
  schema: v.pipe(
    v.number(),
    v.integer('precisa ser um ano'),
    v.minValue(1800, 'precisa ser 1800 ou depois'),
    v.maxValue(2099, 'precisa ser 2099 ou antes'),
  ),
  control: { type: 'line', keyboard: 'numeric' } as const,
  read: (typed: string, now: Date): Reading => {
    if (!/^\d{4}$/.test(typed)) return { problem: 'escreva o ano com quatro números, como 1998' }
    if (typed > schoolDayOf(now).slice(0, 4)) {
      return { problem: `o ano de ${typed} ainda não chegou` }
    }
    return { value: Number(typed) }
  },
  write: String,
}

/** Years that have already begun, as people write them: '2023, 2024 e 2025'. */
export const years = {
  schema: yearsSchema,
  control: { type: 'line', limit: 120 } as const,
  read: (typed: string, now: Date): Reading => readYears(inOneLine(typed), schoolDayOf(now)),
  write: (value: readonly number[]) => value.join(', '),
}

/** 'YYYY-MM-DD' in the school's time zone. */
export const day = (refusal = 'não é um dia válido') => ({
  schema: v.pipe(v.string(), v.check(isPlausibleDay, refusal)),
  control: { type: 'day' } as const,
  read: (typed: string): Reading => ({ value: typed }),
  write: String,
})

/** '19:30', on the school's clock. */
export const time = (refusal = 'não é uma hora válida, como 19:30') => ({
  schema: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusal)),
  control: { type: 'time' } as const,
  read: (typed: string): Reading => ({ value: typed }),
  write: String,
})

/** `missing` is the problem if the field is left empty. */
export function required<One extends Field>(kind: One, missing: string): One {
  const read: Field['read'] = (typed, now) =>
    typed === '' ? { problem: missing } : kind.read(typed, now)
  return { ...kind, read }
}

type Optional<Kind extends Field, Schema> = Omit<Kind, 'schema' | 'control'> & {
  schema: Schema
  control: Kind['control'] & { optional: true }
}

/** May be left out. */
export function optional<Kind extends Field>(
  kind: Kind,
): Optional<Kind, v.OptionalSchema<Kind['schema'], undefined>> {
  return emptyAs(undefined, kind, v.optional<Kind['schema']>(kind.schema))
}

/** May be left out; stored as null, so that an emptied field differs from one that was never set. */
export function orNull<Kind extends Field>(
  kind: Kind,
): Optional<Kind, v.NullableSchema<Kind['schema'], undefined>> {
  return emptyAs(null, kind, v.nullable<Kind['schema']>(kind.schema))
}

function emptyAs<Kind extends Field, Schema>(
  empty: null | undefined,
  kind: Kind,
  schema: Schema,
): Optional<Kind, Schema> {
  return {
    ...kind,
    schema,
    control: { ...kind.control, optional: true as const },
    read: (typed: string, now: Date): Reading =>
      typed === '' ? { value: empty } : kind.read(typed, now),
  }
}
