import type { Fields } from './documents.ts'

/** How the documents of a collection are read, ordered and found. */
export type View<T> = {
  read: (id: string, fields: Fields) => T
  order: (a: T, b: T) => number
  /** The keys under which `withKey` finds the document. */
  keysOf?: (value: T) => readonly string[]
}

/** The documents of a collection in memory. Its values are shared: nobody may change them. */
export type LiveIndex<T> = {
  find(id: string): T | null
  withKey(key: string): T[]
  sorted(): readonly T[]
  /** Changes with every change of a document; never the same in two processes. */
  version(): string
}

export type WritableIndex<T> = LiveIndex<T> & {
  size(): number
  ids(): string[]
  /** Null removes the document. */
  set(id: string, fields: Fields | null): void
}

export function liveIndex<T>({ read, order, keysOf = () => [] }: View<T>): WritableIndex<T> {
  const values = new Map<string, T>()
  const idsByKey = new Map<string, Set<string>>()
  const origin = crypto.randomUUID().slice(0, 8)
  let changes = 0
  let inOrder: T[] | null = null

  function remove(id: string): void {
    const value = values.get(id)
    if (value === undefined) return
    values.delete(id)
    inOrder?.splice(inOrder.indexOf(value), 1)
    for (const key of keysOf(value)) {
      const ids = idsByKey.get(key)
      ids?.delete(id)
      if (ids?.size === 0) idsByKey.delete(key)
    }
  }

  function add(id: string, value: T): void {
    values.set(id, value)
    inOrder?.splice(placeOf(value, inOrder), 0, value)
    for (const key of keysOf(value)) {
      idsByKey.set(key, (idsByKey.get(key) ?? new Set()).add(id))
    }
  }

  /** Binary search: sorting thousands again after each change would take longer than the change. */
  function placeOf(value: T, list: readonly T[]): number {
    let [from, to] = [0, list.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (order(list[middle] as T, value) <= 0) from = middle + 1
      else to = middle
    }
    return from
  }

  return {
    size: () => values.size,
    ids: () => [...values.keys()],
    find: (id) => values.get(id) ?? null,
    withKey: (key) => [...(idsByKey.get(key) ?? [])].flatMap((id) => values.get(id) ?? []),
    sorted: () => {
      inOrder ??= [...values.values()].sort(order)
      return inOrder
    },
    version: () => `${origin}.${changes}`,
    set: (id, fields) => {
      if (fields === null && !values.has(id)) return
      remove(id)
      if (fields) add(id, read(id, fields))
      changes += 1
    },
  }
}
