import * as v from 'valibot'
import type { Control } from './control.ts'
import { asSentence, problemWords } from './problem.ts'

/** A form's fields as text, by name: what was typed, and what an input shows. Ticked boxes are joined with spaces. */
export type Typed = Partial<Record<string, string>>

export type Reading<T = unknown> = { value: T } | { problem: string }

/** One field: how it is stored, how a form asks for it, and how what was typed is read. */
export type Field<Schema extends v.GenericSchema = v.GenericSchema> = {
  schema: Schema
  control: Control
  /** The schema validates the value afterwards. */
  read: (typed: string, now: Date) => Reading
  /** As an input shows it. */
  write: (value: never) => string
  /** Its name in the form, if that is not the field's own. */
  input?: string
}

export type Fields = Record<string, Field>

export type ValueOf<One extends Field> = v.InferOutput<One['schema']>

export function readField(field: Field, typed: string, now: Date): Reading {
  const reading = field.read(typed, now)
  if ('problem' in reading) return { problem: asSentence(reading.problem) }
  const { success, output, issues } = v.safeParse(field.schema, reading.value)
  return success ? { value: output } : { problem: asSentence(problemWords(issues[0])) }
}

export function writeField(field: Field, value: unknown): string {
  return value === undefined || value === null ? '' : field.write(value as never)
}
