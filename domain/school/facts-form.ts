import * as v from 'valibot'
import type { SchoolDay } from '#domain/school-day.ts'
import { typedText } from '#domain/typed-text.ts'
import { factText, isChoice, readFact } from './fact-text.ts'
import { asSentence } from './problem-sentence.ts'
import { factAt, type SchoolInUse, withFacts } from './school-in-use.ts'
import { factProblem, schoolSchema } from './school-schema.ts'

export type TypedFacts = Record<string, string>

export type FactsFormOutcome =
  | { ok: true; facts: Record<string, unknown>; changed: string[] }
  | { ok: false; problems: TypedFacts }

/** The checkbox beside a sample value: it is already the school's own. */
export const confirmField = 'certo'

/**
 * The facts of the form merged into the stored ones. `originals` are the texts of the fields in which the school
 * has no words of its own; sent back as they are, they are not stored, so that they go on following the facts.
 */
export function readFactsForm(
  form: FormData,
  paths: readonly string[],
  school: SchoolInUse,
  today: SchoolDay,
  originals: TypedFacts = {},
): FactsFormOutcome {
  const confirmed = new Set(form.getAll(confirmField))
  const values: Record<string, unknown> = {}
  const problems: TypedFacts = {}
  const isOriginal = (path: string, value: unknown) => {
    const original = originals[path]
    if (original === undefined) return false
    const reading = readFact(path, original, today)
    return 'value' in reading && reading.value === value
  }
  for (const path of paths) {
    const text = typedText(form, path)
    if (isChoice(path)) {
      if (text === '') continue
      confirmed.add(path)
    }
    const reading = readFact(path, text, today)
    if ('problem' in reading) problems[path] = asSentence(reading.problem)
    else values[path] = isOriginal(path, reading.value) ? null : reading.value
  }
  const parsed = v.safeParse(schoolSchema, withFacts(school.facts, values))
  for (const issue of parsed.issues ?? []) {
    const at = v.getDotPath(issue) ?? ''
    const path = paths.find((one) => at === one || at.startsWith(`${one}.`))
    if (path) problems[path] ??= asSentence(factProblem(issue))
  }
  if (Object.keys(problems).length > 0 || !parsed.success) return { ok: false, problems }

  const stored = school.document.current.facts
  const isSame = (path: string) =>
    JSON.stringify(factAt(parsed.output, path)) === JSON.stringify(factAt(school.facts, path))
  const changed = paths.filter(
    (path) => !isSame(path) || (confirmed.has(path) && !Object.hasOwn(stored, path)),
  )
  const facts = Object.fromEntries(changed.map((path) => [path, factAt(parsed.output, path)]))
  return { ok: true, facts: { ...stored, ...facts }, changed }
}

export function typedFacts(
  paths: readonly string[],
  { facts, sampleFacts }: SchoolInUse,
  originals: TypedFacts = {},
): TypedFacts {
  return Object.fromEntries(
    paths.map((path) => {
      if (isChoice(path) && sampleFacts.includes(path)) return [path, '']
      const value = factAt(facts, path) ?? originals[path] ?? null
      return [path, factText(path, value)]
    }),
  )
}

/** The version that an editor saw: it depends on these texts alone. */
export function factsVersion(
  paths: readonly string[],
  school: SchoolInUse,
  originals: TypedFacts = {},
): string {
  return JSON.stringify(typedFacts(paths, school, originals))
}
