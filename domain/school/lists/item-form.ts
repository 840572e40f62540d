import * as v from 'valibot'
import { confirmField } from '#domain/school/facts-form.ts'
import { asSentence } from '#domain/school/problem-sentence.ts'
import { factProblem } from '#domain/school/school-schema.ts'
import type { AnyItem, AnyList } from './lists.ts'

export type ItemOutcome =
  | { ok: true; item: AnyItem }
  | { ok: false; problems: Record<string, string> }

/** The item as typed, with the id and what the form does not ask of the one it replaces. */
export function readItem(
  list: AnyList,
  form: FormData,
  { now, before }: { now: Date; before?: AnyItem | undefined },
): ItemOutcome {
  const values: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const [field, kind] of Object.entries(list.fields)) {
    const name = kind.input ?? field
    const reading = kind.read({ form, name, now })
    if ('problem' in reading) problems[name] = asSentence(reading.problem)
    else if (reading.value !== undefined) values[field] = reading.value
  }
  const kept = { id: before?.id ?? list.ids?.[0] ?? 0, ...(before?.hidden && { hidden: true }) }
  const { success, output, issues = [] } = v.safeParse(list.item, { ...values, ...kept })
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? ''
    const name = list.fields[field]?.input ?? field
    problems[name] ??= asSentence(factProblem(issue))
  }
  if (!success || Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    item: { ...output, ...(staysSample(list, form, before, output) && { sample: true }) },
  }
}

/** Saved, an invented item is the school's own. An invented field is, if it was changed or confirmed. */
function staysSample(
  { sample }: AnyList,
  form: FormData,
  before: AnyItem | undefined,
  after: AnyItem,
): boolean {
  if (!before?.sample || !sample || sample === 'item') return false
  const isSame = JSON.stringify(before[sample]) === JSON.stringify(after[sample])
  return isSame && !form.getAll(confirmField).includes(sample)
}

/** As the form shows it. */
export function typedItem(list: AnyList, item: AnyItem | undefined): Record<string, string> {
  if (!item) return {}
  return Object.fromEntries(
    Object.entries(list.fields).map(([field, { input = field, write }]) => {
      const value = item[field]
      return [input, value === undefined ? '' : write(value as never)]
    }),
  )
}

/** The version that an editor saw. */
export function itemVersion(list: AnyList, item: AnyItem | undefined): string {
  return JSON.stringify(typedItem(list, item))
}

/** The names of its inputs. */
export function inputsOf(list: AnyList): string[] {
  const inputs = Object.entries(list.fields).map(([field, { input = field }]) => input)
  return list.sample && list.sample !== 'item' ? [...inputs, confirmField] : inputs
}
