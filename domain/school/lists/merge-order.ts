import { isListName, listOf } from './lists.ts'

type Ids = readonly unknown[]

/**
 * Repeats in the present order of a list what once changed it `from` one order `to` another: what that added or removed.
 * An item comes back to where it was then, not to where it was moved later. Null if the change moved items instead, if
 * the list is full, or if the part is not the order of a list.
 */
export function mergeOrder(part: string, present: unknown, from: unknown, to: unknown): Ids | null {
  if (!isListName(part) || !isIds(present) || !isIds(from) || !isIds(to)) return null
  const [staying, stayed] = [
    from.filter((id) => to.includes(id)),
    to.filter((id) => from.includes(id)),
  ]
  if (staying.some((id, index) => id !== stayed[index])) return null
  const merged = present.filter((id) => to.includes(id) || !from.includes(id))
  for (const [index, id] of to.entries()) {
    if (from.includes(id)) continue
    // Behind the nearest item that it followed and that is still in the list.
    const before = to.slice(0, index).findLast((other) => merged.includes(other))
    merged.splice(merged.indexOf(before) + 1, 0, id)
  }
  return merged.length <= listOf(part).max ? merged : null
}

function isIds(value: unknown): value is Ids {
  return Array.isArray(value)
}
