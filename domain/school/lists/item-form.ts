import type { Typed } from '#domain/fields/field.ts'
import { type Problems, readFields, typedValues } from '#domain/fields/form.ts'
import type { SitePaths } from '#domain/school/former-address.ts'
import { missingReferences } from './item-references.ts'
import { itemRules } from './item-rules.ts'
import type { AnyItem, AnyList, Items } from './lists.ts'

type Known = {
  now: Date
  lists: Items
  /** The item that it replaces, whose id and marks it keeps. */
  before?: AnyItem | undefined
  /** The fields whose sample value the person has confirmed as the school's own. */
  confirmed?: readonly string[]
  /** Without them, no address is compared with those of the site. */
  paths?: SitePaths
}

/** The item as typed. */
export function readItem(
  list: AnyList,
  typed: Typed,
  { now, lists, before, confirmed = [], paths }: Known,
): { item: AnyItem; problems: Problems } {
  const { values, problems: ofFields } = readFields(list.fields, typed, now)
  const problems = { ...ofFields, ...missingReferences(list, values, lists) }
  const kept = { id: before?.id ?? list.ids?.[0] ?? 0, ...(before?.hidden && { hidden: true }) }
  const item = { ...values, ...kept } as AnyItem
  const isSample = staysSample(list, confirmed, before, item)
  const together =
    Object.keys(problems).length > 0
      ? problems
      : { ...mistakesIn(list, item, lists), ...list.rule?.(item, { now, lists, paths }) }
  return { item: isSample ? { ...item, sample: true } : item, problems: together }
}

/** What the form has shown while one typed. */
function mistakesIn(list: AnyList, item: AnyItem, lists: Items): Problems {
  const mistakes = Object.entries(itemRules[list.name]?.(typedItem(list, item), lists) ?? {})
  return Object.fromEntries(mistakes.map(([input, mistake]) => [input, mistake?.problem]))
}

/** A sample item becomes the school's own when it is saved; a sample field when it is changed or confirmed. */
function staysSample(
  { sample }: AnyList,
  confirmed: readonly string[],
  before: AnyItem | undefined,
  after: AnyItem,
): boolean {
  if (!before?.sample || !sample || sample === 'item') return false
  const isSame = JSON.stringify(before[sample]) === JSON.stringify(after[sample])
  return isSame && !confirmed.includes(sample)
}

/** As the form shows it. */
export function typedItem(list: AnyList, item: AnyItem | undefined): Record<string, string> {
  return item ? typedValues(list.fields, item) : {}
}

/** The initial values of the form for a new item that repeats this one. */
export function repeatedItem(list: AnyList, item: AnyItem): Record<string, string> {
  const open = list.openWhenRepeated ?? []
  return Object.fromEntries(
    Object.entries(typedItem(list, item)).filter(([input]) => !open.includes(input)),
  )
}
