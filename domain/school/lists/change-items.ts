import { referredIds } from './item-references.ts'
import type { AnyItem, AnyList, Items } from './lists.ts'

type Id = string

export function findItem(items: readonly AnyItem[], id: string): AnyItem | undefined {
  return items.find((item) => String(item.id) === id)
}

/**
 * Appends the item with a new id. It is not the id of a deleted item to which another list still refers, because undo
 * may restore that item. Null: the list is full.
 */
export function addItem(list: AnyList, lists: Items, item: AnyItem): AnyItem[] | null {
  const items = lists[list.name] as readonly AnyItem[]
  if (items.length >= list.max) return null
  const taken = [...items.map(({ id }) => Number(id)), ...referredIds(list.name, lists)]
  return [...items, { ...item, id: Math.max(0, ...taken) + 1 }]
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
