import type { ShownPart } from '#content/changed-labels.ts'
import { schoolDefaults } from '#content/school.ts'
import type { ChangedPart } from '#domain/changes/recorded-change.ts'
import { typedItem } from '#domain/school/lists/item-form.ts'
import { type AnyItem, type ListName, listOf } from '#domain/school/lists/lists.ts'
import { listOfPart } from '#domain/school/lists/stored-lists.ts'
import { changedItemWords as words, wordsOf } from './words.ts'

/** What changed in a list, in the words of its form. Null: no part of a list. */
export function shownListPart({ part, before, after }: ChangedPart): ShownPart[] | null {
  const found = listOfPart(part)
  if (!found) return null
  const { name, id } = found
  if (id === null) return isReordered(before, after) ? [orderPart(name)] : []
  // What was never stored was the default.
  const standard = (schoolDefaults[name] as readonly AnyItem[]).find(
    (item) => String(item.id) === id,
  )
  return itemParts(name, (before ?? standard) as AnyItem | undefined, after as AnyItem | undefined)
}

function itemParts(
  name: ListName,
  before: AnyItem | undefined,
  after: AnyItem | undefined,
): ShownPart[] {
  const { title, nameOf, fields } = wordsOf(name)
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
    const inWords = (typed: string) =>
      fieldWords.options
        ? typed
            .split(' ')
            .map((option) => fieldWords.options?.[option])
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

function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  const kept = before.filter((id) => after.includes(id))
  return kept.join() !== after.filter((id) => before.includes(id)).join()
}

function orderPart(name: ListName): ShownPart {
  return { label: wordsOf(name).title, before: '', after: words.reordered }
}
