import { readField, type Typed, writeField } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { factField, isQuestion } from './fact-fields.ts'
import { factAt, type SchoolInUse } from './school-in-use.ts'

type Asked = {
  now: Date
  /** The fields whose sample value the person has confirmed as the school's own. */
  confirmed: readonly string[]
  /**
   * The original texts of fields that the school has not reworded. Submitted unchanged they are not stored, so that
   * they keep following the facts.
   */
  originals?: Typed
}

/** The facts that the form changes or confirms, by their paths. */
export function readFacts(
  typed: Typed,
  paths: readonly string[],
  school: SchoolInUse,
  { now, confirmed, originals = {} }: Asked,
): { changed: Record<string, unknown>; problems: Problems } {
  const changed: Record<string, unknown> = {}
  const problems: Problems = {}
  for (const path of paths) {
    const [field, text] = [factField(path), typed[path] ?? '']
    if (isQuestion(path) && text === '') continue
    const reading = readField(field, text, now)
    if ('problem' in reading) {
      problems[path] = reading.problem
      continue
    }
    const isOriginal = originals[path] !== undefined && text === writeField(field, originals[path])
    const value = isOriginal ? null : reading.value
    const isSame = factText(path, value) === factText(path, factAt(school.facts, path))
    const isConfirmed = isQuestion(path) || confirmed.includes(path)
    const isStored = Object.hasOwn(school.document.current.facts, path)
    if (!isSame || (isConfirmed && !isStored)) changed[path] = value
  }
  return { changed, problems }
}

export function typedFacts(
  paths: readonly string[],
  { facts, sampleFacts }: SchoolInUse,
  originals: Typed = {},
): Record<string, string> {
  return Object.fromEntries(
    paths.map((path) => {
      if (isQuestion(path) && sampleFacts.includes(path)) return [path, '']
      return [path, factText(path, factAt(facts, path) ?? originals[path])]
    }),
  )
}

/** As the form shows it. */
export function factText(path: string, value: unknown): string {
  return writeField(factField(path), value)
}
