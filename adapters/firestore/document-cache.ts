import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'
import { type LiveIndex, liveIndex, type View } from '#domain/live-index.ts'

type DocumentCache<T> = {
  index: LiveIndex<T>
  filled(): boolean
  /** Replaces all documents, except those that are already here in a newer version. */
  replaceAll(list: DocumentSnapshot[], readAt: Timestamp): void
  put(snapshot: DocumentSnapshot): void
}

/** Compares only timestamps from Firestore, so clock differences between instances do not matter. */
export function documentCache<T>(view: View<T>): DocumentCache<T> {
  const index = liveIndex(view)
  const updateTimes = new Map<string, Timestamp>()
  const putTimes = new Map<string, Timestamp>()
  let filled = false

  function remove(id: string): void {
    index.set(id, null)
    updateTimes.delete(id)
  }

  function store(snapshot: DocumentSnapshot): void {
    const { id, updateTime } = snapshot
    if (!updateTime) {
      remove(id)
      return
    }
    // The listener returns what this instance has just put.
    if (updateTimes.get(id)?.isEqual(updateTime)) return
    index.set(id, snapshot.data() ?? {})
    updateTimes.set(id, updateTime)
  }

  return {
    index,
    filled: () => filled,
    replaceAll: (list, readAt) => {
      for (const [id, at] of putTimes) if (at.valueOf() <= readAt.valueOf()) putTimes.delete(id)
      const listed = new Set(list.map(({ id }) => id))
      for (const id of [...updateTimes.keys()]) {
        if (!listed.has(id) && !putTimes.has(id)) remove(id)
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
