import { randomBytes } from 'node:crypto'
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'

export type CachedDocuments<T> = {
  filled(): boolean
  find(id: string): T | null
  /** The documents with this key, by `keysOf`. */
  withKey(key: string): T[]
  sorted(): readonly T[]
  version(): string
}

type DocumentCache<T> = CachedDocuments<T> & {
  /** Replaces all documents, except those that are already here in a newer version. */
  replaceAll(list: DocumentSnapshot[], readAt: Timestamp): void
  put(snapshot: DocumentSnapshot): void
}

export type Reading<T> = {
  read: (snapshot: DocumentSnapshot) => T | null
  order: (a: T, b: T) => number
  keysOf?: (value: T) => readonly string[]
}

/** Compares only timestamps from Firestore, so clock differences between instances do not matter. */
export function documentCache<T>({ read, order, keysOf = () => [] }: Reading<T>): DocumentCache<T> {
  const idsByKey = new Map<string, Set<string>>()
  const documents = new Map<string, { snapshot: DocumentSnapshot; value: T }>()
  const putTimes = new Map<string, Timestamp>()
  // Two processes must never show different lists under one version.
  const origin = randomBytes(4).toString('hex')
  let changes = 0
  let filled = false
  let inOrder: T[] | null = null

  function changed(): void {
    changes += 1
    inOrder = null
  }

  function add(snapshot: DocumentSnapshot, value: T): void {
    documents.set(snapshot.id, { snapshot, value })
    for (const key of keysOf(value)) {
      const ids = idsByKey.get(key) ?? new Set()
      idsByKey.set(key, ids.add(snapshot.id))
    }
  }

  function remove(id: string): boolean {
    const found = documents.get(id)
    for (const key of found ? keysOf(found.value) : []) {
      const ids = idsByKey.get(key)
      ids?.delete(id)
      if (ids?.size === 0) idsByKey.delete(key)
    }
    return documents.delete(id)
  }

  function store(snapshot: DocumentSnapshot): void {
    const before = documents.get(snapshot.id)
    // The listener returns the same object while the document is unchanged.
    if (before?.snapshot === snapshot) return
    const value = read(snapshot)
    remove(snapshot.id)
    if (value) add(snapshot, value)
    if (JSON.stringify(before?.value ?? null) !== JSON.stringify(value)) changed()
  }

  return {
    filled: () => filled,
    find: (id) => documents.get(id)?.value ?? null,
    withKey: (key) =>
      [...(idsByKey.get(key) ?? [])].flatMap((id) => documents.get(id)?.value ?? []),
    sorted: () => {
      inOrder ??= [...documents.values()].map(({ value }) => value).sort(order)
      return inOrder
    },
    version: () => `${origin}.${changes}`,
    replaceAll: (list, readAt) => {
      for (const [id, at] of putTimes) if (at.valueOf() <= readAt.valueOf()) putTimes.delete(id)
      const listed = new Set(list.map(({ id }) => id))
      for (const id of [...documents.keys()]) {
        if (!listed.has(id) && !putTimes.has(id) && remove(id)) changed()
      }
      for (const snapshot of list) if (!putTimes.has(snapshot.id)) store(snapshot)
      filled = true
    },
    put: (snapshot) => {
      const before = putTimes.get(snapshot.id)
      if (before && before.valueOf() > snapshot.readTime.valueOf()) return
      putTimes.set(snapshot.id, snapshot.readTime)
      store(snapshot)
    },
  }
}
