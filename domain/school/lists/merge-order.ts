import { isListName, listOf } from './lists.ts'

type Ids = readonly unknown[]

/**
 * Applies an earlier change of a list's order (from `from` to `to`) to its present order: adds what that change added
 * and removes what it removed. A restored item returns to its place of that time, not to one it was moved to later.
 * Null if the change moved items, if the list is full, or if the part is not the order of a list.
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
    // After its nearest predecessor that is still in the list.
    const before = to.slice(0, index).findLast((other) => merged.includes(other))
    merged.splice(merged.indexOf(before) + 1, 0, id)
  }
  return merged.length <= listOf(part).max ? merged : null
}

function isIds(value: unknown): value is Ids {
  return Array.isArray(value)
}
