import { typedText } from '#domain/typed-text.ts'
import { isTicked, offeredField } from './control.ts'
import { type Fields, readField, type Typed, type ValueOf, writeField } from './field.ts'

export type Problems<Name extends string = string> = Partial<Record<Name, string>>

export type ValuesOf<All extends Fields> = { [Name in keyof All]: ValueOf<All[Name]> }

type FormOutcome = { values: Record<string, unknown>; problems: Problems }

/** A field of boxes that was not sent is empty; any other is missing. */
export function submitted(form: FormData, fields: Fields): Typed {
  const sent = Object.entries(fields).flatMap(([name, { input = name, control }]) => {
    if (isTicked(control)) return [[input, form.getAll(input).join(' ')]]
    if (!form.has(input)) return []
    const isOne = control.type !== 'hours'
    const offered = typedText(form, offeredField(input))
    return [
      [input, isOne ? offered || typedText(form, input) : form.getAll(input).join(' ').trimEnd()],
    ]
  })
  return Object.fromEntries(sent)
}

/** As inputs show the values. */
export function typedValues(fields: Fields, values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      field.input ?? name,
      writeField(field, (values as Record<string, unknown>)[name]),
    ]),
  )
}

/** Each value that can be read, and each problem by the name of its input. */
export function readFields(fields: Fields, typed: Typed, now: Date): FormOutcome {
  const values: Record<string, unknown> = {}
  const problems: Problems = {}
  for (const [name, field] of Object.entries(fields)) {
    const input = field.input ?? name
    const reading = readField(field, typed[input] ?? '', now)
    if ('problem' in reading) problems[input] = reading.problem
    else if (reading.value !== undefined) values[name] = reading.value
  }
  return { values, problems }
}
