import { referredIds } from './item-references.ts'
import { type AnyItem, type AnyList, type Items, listNames, listOf } from './lists.ts'
import type { LastIds } from './stored-lists.ts'

type Id = string

export function findItem(items: readonly AnyItem[], id: string): AnyItem | undefined {
  return items.find((item) => String(item.id) === id)
}

type Numbered = Items & { document: { lastIds: LastIds } }

/** Appends the item with an id that no item has had. Null: the list is full. */
export function addItem(list: AnyList, latest: Numbered, item: AnyItem): AnyItem[] | null {
  const items = latest[list.name] as readonly AnyItem[]
  if (items.length >= list.max) return null
  return [...items, { ...item, id: (lastIdsOf(latest)[list.name] ?? 0) + 1 }]
}

/**
 * The highest id in each list so far, deleted items included: undo may restore one of those, or an item that names it.
 * In a document without counts, an id that another item names must have existed.
 */
export function lastIdsOf({ document, ...lists }: Numbered): LastIds {
  const growing = listNames.filter((name) => !listOf(name).ids)
  return Object.fromEntries(
    growing.map((name) => {
      const ids = (lists[name] as readonly AnyItem[]).map(({ id }) => Number(id))
      const known = [document.lastIds[name] ?? 0, ...ids, ...referredIds(name, lists)]
      return [name, Math.max(...known)]
    }),
  )
}

/** The item takes the place of the one with its id. */
export function replaceItem(items: readonly AnyItem[], item: AnyItem): AnyItem[] {
  return items.map((one) => (one.id === item.id ? item : one))
}

/** Moves it one place up (-1) or down (1) in its group; at the end of the group it stays. */
export function moveItem(
  { groupBy }: AnyList,
  items: readonly AnyItem[],
  id: Id,
  by: -1 | 1,
): AnyItem[] {
  const moved = items.find((item) => String(item.id) === id)
  const group = items.filter((item) => !groupBy || item[groupBy] === moved?.[groupBy])
  const other = moved && group[group.indexOf(moved) + by]
  if (!moved || !other) return [...items]
  const swapped = new Map([
    [moved, other],
    [other, moved],
  ])
  return items.map((item) => swapped.get(item) ?? item)
}

export function hideItem(items: readonly AnyItem[], id: Id, isHidden: boolean): AnyItem[] {
  return items.map((item) => {
    if (String(item.id) !== id) return item
    const { hidden: _, ...shown } = item
    return isHidden ? { ...shown, hidden: true } : shown
  }) as AnyItem[]
}

/** Sets the field that the list's rows offer; '' leaves it open. What is no option changes nothing. */
export function setChoice(
  { fields, setInList = '' }: AnyList,
  items: readonly AnyItem[],
  id: Id,
  chosen: string,
): AnyItem[] {
  const control = fields[setInList]?.control
  const isOption = control?.type === 'choice' && ['', ...control.options].includes(chosen)
  if (!isOption) return [...items]
  return items.map((item) => {
    if (String(item.id) !== id || (item[setInList] ?? '') === chosen) return item
    const { [setInList]: _, ...rest } = item
    return chosen ? { ...rest, [setInList]: chosen } : rest
  }) as AnyItem[]
}
