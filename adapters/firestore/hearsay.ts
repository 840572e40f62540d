import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'

// Longer than Firestore's listeners usually take, shorter than anybody minds.
const longestWait = 500

/**
 * What the listener has told so far. A write waits for it, for a moment: other instances hear of it
 * at about the same time, and the admin's next page may be answered by any of them.
 */
export function hearsay() {
  let told = new Map<string, Timestamp>()
  let next = Promise.withResolvers<void>()

  function hasHeard({ id, exists, updateTime }: DocumentSnapshot): boolean {
    const heard = told.get(id)
    if (!exists || !updateTime) return heard === undefined
    return heard !== undefined && heard.valueOf() >= updateTime.valueOf()
  }

  return {
    tell: (documents: DocumentSnapshot[]) => {
      told = new Map(
        documents.flatMap(({ id, updateTime }) => (updateTime ? [[id, updateTime]] : [])),
      )
      next.resolve()
      next = Promise.withResolvers<void>()
    },
    until: async (snapshot: DocumentSnapshot): Promise<void> => {
      const late = Promise.withResolvers<'late'>()
      const timer = setTimeout(() => late.resolve('late'), longestWait)
      while (!hasHeard(snapshot)) {
        if ((await Promise.race([next.promise, late.promise])) === 'late') break
      }
      clearTimeout(timer)
    },
  }
}
