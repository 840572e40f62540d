import * as v from 'valibot'
import { lineSchema } from '#domain/school/line-schema.ts'
import { readYears, yearsSchema } from '#domain/school/years.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { typedLine, typedText } from '#domain/typed-text.ts'
import type { Control } from './control.ts'

type Typed = { form: FormData; name: string; now: Date }

/** One field of a list's items: how it is stored, how the form asks for it, and how what was typed is read. */
export type FieldKind<Schema extends v.GenericSchema = v.GenericSchema> = {
  schema: Schema
  control: Control
  /** The schema validates the value afterwards. */
  read: (typed: Typed) => { value: unknown } | { problem: string }
  /** As the form shows it. */
  write: (value: never) => string
  /** Its name in the form, if that is not the field's own. */
  input?: string
}

/** One line of text. */
export const line = (limit: number) => ({
  schema: lineSchema(limit),
  control: { type: 'line', limit } as const,
  read: ({ form, name }: Typed) => ({ value: typedLine(form, name) }),
  write: String,
})

/** A paragraph: the form gives it more room, and stores it as one line. */
export const text = (limit: number) => ({
  ...line(limit),
  control: { type: 'text', limit } as const,
})

/** A few short lines, each an entry of its own. */
export const lines = ({ max, limit }: { max: number; limit: number }) => ({
  schema: v.pipe(
    v.array(lineSchema(limit, `cada linha pode ter até ${limit} caracteres`)),
    v.minLength(1, 'não pode ficar vazio'),
    v.maxLength(max, `pode ter até ${max} linhas`),
  ),
  control: { type: 'lines', limit, max } as const,
  read: ({ form, name }: Typed) => ({
    value: typedText(form, name)
      .split('\n')
      .map((one) => one.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  }),
  write: (value: readonly string[]) => value.join('\n'),
})

export const choice = <const Options extends readonly string[]>(options: Options) => ({
  schema: v.picklist(options, 'escolha uma das opções'),
  control: { type: 'choice', options } as const,
  read: ({ form, name }: Typed) => ({ value: typedLine(form, name) }),
  write: String,
})

/** At least one of the options. */
export const several = <const Options extends readonly string[]>(options: Options) => ({
  schema: v.pipe(
    v.array(v.picklist(options, 'escolha entre as opções')),
    v.minLength(1, 'escolha pelo menos um'),
    v.maxLength(options.length),
  ),
  control: { type: 'several', options } as const,
  read: ({ form, name }: Typed) => {
    const ticked = form.getAll(name)
    return { value: options.filter((option) => ticked.includes(option)) }
  },
  write: (value: readonly string[]) => value.join(' '),
})

/** A box to tick: true, or absent. */
export const box = {
  schema: v.optional(v.literal(true)),
  control: { type: 'box' } as const,
  read: ({ form, name }: Typed) => ({ value: form.has(name) || undefined }),
  write: (value: true | undefined) => (value ? 'on' : ''),
}

export const oneToFive = {
  schema: v.picklist([1, 2, 3, 4, 5], 'escolha de 1 a 5'),
  control: { type: 'number', min: 1, max: 5 } as const,
  read: ({ form, name }: Typed) => ({ value: Number(typedLine(form, name)) }),
  write: String,
}

/** Years that have already begun, as people write them: '2023, 2024 e 2025'. */
export const years = {
  schema: yearsSchema,
  control: { type: 'line', limit: 120 } as const,
  read: ({ form, name, now }: Typed) => readYears(typedLine(form, name), schoolDayOf(now)),
  write: (value: readonly number[]) => value.join(', '),
}

/** A box that has to be ticked; the moment is stored. `refusal` is the sentence without it. */
export const permission = (input: string, refusal: string) => ({
  schema: v.optional(v.string()),
  control: { type: 'permission' } as const,
  read: ({ form, name, now }: Typed) =>
    form.has(name) ? { value: now.toISOString() } : { problem: refusal },
  write: (value: string | undefined) => (value ? 'on' : ''),
  input,
})

type Optional<Kind extends FieldKind> = Omit<Kind, 'schema' | 'control'> & {
  schema: v.OptionalSchema<Kind['schema'], undefined>
  control: Kind['control'] & { optional: true }
}

/** May be left out. */
export function optional<Kind extends FieldKind>(kind: Kind): Optional<Kind> {
  return {
    ...kind,
    schema: v.optional(kind.schema),
    control: { ...kind.control, optional: true },
    read: (typed: Typed) =>
      typedText(typed.form, typed.name) ? kind.read(typed) : { value: undefined },
  } as Optional<Kind>
}
