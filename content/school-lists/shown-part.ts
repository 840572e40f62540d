import type { ShownPart } from '#content/changed-labels.ts'
import { schoolDefaults } from '#content/school.ts'
import type { ChangedPart } from '#domain/changes/recorded-change.ts'
import { typedItem } from '#domain/school/lists/item-form.ts'
import { itemsFor } from '#domain/school/lists/item-references.ts'
import { type AnyItem, type Items, type ListName, listOf } from '#domain/school/lists/lists.ts'
import { listOfPart } from '#domain/school/lists/stored-lists.ts'
import { changedItemWords as words, wordsOf } from './words.ts'

/**
 * What changed in a list, in the words of its form. `lists` are those of today: items that a changed one names have
 * the name that they have now. Null: no part of a list.
 */
export function shownListPart(
  { part, before, after }: ChangedPart,
  lists: Items,
): ShownPart[] | null {
  const found = listOfPart(part)
  if (!found) return null
  const { name, id } = found
  if (id === null) return isReordered(before, after) ? [orderPart(name)] : []
  // What was never stored was the default.
  const standard = (schoolDefaults[name] as readonly AnyItem[]).find(
    (item) => String(item.id) === id,
  )
  const [old, changed] = [before ?? standard, after] as (AnyItem | undefined)[]
  return itemParts(name, old, changed, lists)
}

function itemParts(
  name: ListName,
  before: AnyItem | undefined,
  after: AnyItem | undefined,
  lists: Items,
): ShownPart[] {
  const { title, fields, ...ofItem } = wordsOf(name)
  const nameOf = (item: AnyItem) => ofItem.nameOf(item, lists)
  if (!before || !after) {
    const [gone, added] = [before, after].map((item) => (item ? nameOf(item) : ''))
    return [{ label: title, before: gone ?? '', after: added ?? '' }]
  }
  const list = listOf(name)
  const [typedBefore, typedAfter] = [typedItem(list, before), typedItem(list, after)]
  const changed = Object.entries(list.fields).flatMap(([field, { input = field }]) => {
    const [one, other] = [typedBefore[input] ?? '', typedAfter[input] ?? '']
    const fieldWords = fields[field]
    if (one === other || !fieldWords) return []
    const options = fieldWords.options ?? itemNames(name, field, lists)
    const inWords = (typed: string) =>
      options
        ? typed
            .split(' ')
            .map((option) => options[option])
            .join(', ')
        : typed
    return [
      {
        label: `${nameOf(after)}, ${fieldWords.label}`,
        before: inWords(one),
        after: inWords(other),
      },
    ]
  })
  const place = ({ hidden }: AnyItem) => (hidden ? words.hidden : words.shown)
  const isMoved = place(before) !== place(after)
  return isMoved
    ? [...changed, { label: nameOf(after), before: place(before), after: place(after) }]
    : changed
}

/** The names of the items that a field may name, by id. Undefined: it names none. */
export function itemNames(
  name: ListName,
  field: string,
  lists: Items,
): Record<string, string> | undefined {
  const list = listOf(name)
  const control = list.fields[field]?.control
  const items = itemsFor(list, field, lists)
  if (!items || control?.type !== 'choice') return undefined
  const { nameOf } = wordsOf(control.of as ListName)
  return Object.fromEntries(items.map((item) => [item.id, nameOf(item, lists)]))
}

function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  const kept = before.filter((id) => after.includes(id))
  return kept.join() !== after.filter((id) => before.includes(id)).join()
}

function orderPart(name: ListName): ShownPart {
  return { label: wordsOf(name).title, before: '', after: words.reordered }
}
