import { randomBytes } from 'node:crypto'
import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'

export type KeptDocuments<T> = {
  filled(): boolean
  find(id: string): T | null
  sorted(): readonly T[]
  /** Differs whenever one of the documents does. */
  version(): string
}

type Keeper<T> = KeptDocuments<T> & {
  /** Takes in a whole list, except for documents of which something younger was noted. */
  replace(list: DocumentSnapshot[], readAt: Timestamp): void
  note(snapshot: DocumentSnapshot): void
}

/** Documents in memory. All moments compared here are Firestore's own: no clock of ours matters. */
export function keptDocuments<T>(
  read: (snapshot: DocumentSnapshot) => T | null,
  order: (a: T, b: T) => number,
): Keeper<T> {
  const documents = new Map<string, { snapshot: DocumentSnapshot; value: T }>()
  const noted = new Map<string, Timestamp>()
  // Two processes must never show different lists under one version.
  const origin = randomBytes(4).toString('hex')
  let changes = 0
  let filled = false
  let inOrder: T[] | null = null

  function changed(): void {
    changes += 1
    inOrder = null
  }

  function put(snapshot: DocumentSnapshot): void {
    const before = documents.get(snapshot.id)
    // The listener hands out the same object for as long as a document stays the same.
    if (before?.snapshot === snapshot) return
    const value = read(snapshot)
    if (value) documents.set(snapshot.id, { snapshot, value })
    else documents.delete(snapshot.id)
    if (JSON.stringify(before?.value ?? null) !== JSON.stringify(value)) changed()
  }

  return {
    filled: () => filled,
    find: (id) => documents.get(id)?.value ?? null,
    sorted: () => {
      inOrder ??= [...documents.values()].map(({ value }) => value).sort(order)
      return inOrder
    },
    version: () => `${origin}.${changes}`,
    replace: (list, readAt) => {
      for (const [id, at] of noted) if (at.valueOf() <= readAt.valueOf()) noted.delete(id)
      const listed = new Set(list.map(({ id }) => id))
      for (const id of [...documents.keys()]) {
        if (!listed.has(id) && !noted.has(id) && documents.delete(id)) changed()
      }
      for (const snapshot of list) if (!noted.has(snapshot.id)) put(snapshot)
      filled = true
    },
    note: (snapshot) => {
      const before = noted.get(snapshot.id)
      if (before && before.valueOf() > snapshot.readTime.valueOf()) return
      noted.set(snapshot.id, snapshot.readTime)
      put(snapshot)
    },
  }
}
