import * as v from 'valibot'
import { type AnyItem, type Items, isListName, type ListName, listNames, listOf } from './lists.ts'

/** Null: the defaults. */
export type StoredLists = { [Name in ListName]: Items[Name] | null }

/** By list: the highest id that one of its items has had. */
export type LastIds = { [Name in ListName]?: number }

export const noLists = Object.fromEntries(listNames.map((name) => [name, null])) as StoredLists

/** The readable items of every list, and the names of the others: 'courses.2', or 'courses' if it is no list at all. */
export function readLists(stored: Record<string, unknown>): {
  lists: StoredLists
  damage: string[]
} {
  const damage: string[] = []
  const read = (name: ListName): readonly AnyItem[] | null => {
    const { item: schema, max } = listOf(name)
    const storedList = stored[name] ?? null
    if (storedList === null) return null
    if (!Array.isArray(storedList) || storedList.length > max) {
      damage.push(name)
      return null
    }
    const ids = new Set<unknown>()
    const items = storedList.flatMap((one, index) => {
      const { success, output } = v.safeParse(schema, one)
      if (success && !ids.has(output.id)) {
        ids.add(output.id)
        return [output]
      }
      damage.push(`${name}.${index}`)
      return []
    })
    // If no item is readable, use the defaults: an empty list would mean that the school wants none.
    return items.length > 0 || storedList.length === 0 ? items : null
  }
  const lists = Object.fromEntries(listNames.map((name) => [name, read(name)]))
  return { lists: lists as StoredLists, damage }
}

/** Missing items of a fixed list have their defaults; a list that is not stored has only defaults. */
export function listsInUse(stored: StoredLists, defaults: Items): Items {
  const inUse = (name: ListName): readonly AnyItem[] => {
    const items = stored[name] as readonly AnyItem[] | null
    if (!items || !listOf(name).ids) return items ?? (defaults[name] as readonly AnyItem[])
    return (defaults[name] as readonly AnyItem[]).map(
      (standard) => items.find(({ id }) => id === standard.id) ?? standard,
    )
  }
  return Object.fromEntries(listNames.map((name) => [name, inUse(name)])) as Items
}

/** What a recorded change of a list consists of: each item by its id, and the order of all. */
export function partsOfList(
  name: ListName,
  items: readonly object[] | null,
): Record<string, unknown> {
  const list = items as readonly AnyItem[] | null
  return {
    [name]: list?.map(({ id }) => id) ?? null,
    ...Object.fromEntries((list ?? []).map((item) => [`${name}.${item.id}`, item])),
  }
}

export function listOfParts(name: ListName, parts: Record<string, unknown>): AnyItem[] | null {
  const ids = parts[name] as AnyItem['id'][] | null
  return ids?.map((id) => parts[`${name}.${id}`] as AnyItem) ?? null
}

/** 'courses' for 'courses' and 'courses.3'; null for what is no part of a list. */
export function listOfPart(part: string): { name: ListName; id: string | null } | null {
  const [name = '', id = null] = part.split('.')
  return isListName(name) ? { name, id } : null
}

/** The value of a part of a recorded change, as this release reads it. */
export function readPart(part: string, value: unknown): unknown {
  const of = listOfPart(part)
  if (!of?.id) return value
  const { success, output } = v.safeParse(listOf(of.name).item, value)
  return success ? output : value
}
