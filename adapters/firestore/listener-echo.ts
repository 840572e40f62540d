import type { DocumentSnapshot, Timestamp } from '@google-cloud/firestore'

const longestWait = 500

/** Other instances see a write at about the same time, and may serve the admin's next page. */
export function listenerEcho() {
  let delivered = new Map<string, Timestamp>()
  let next = Promise.withResolvers<void>()

  function hasDelivered({ id, exists, updateTime }: DocumentSnapshot): boolean {
    const latest = delivered.get(id)
    if (!exists || !updateTime) return latest === undefined
    return latest !== undefined && latest.valueOf() >= updateTime.valueOf()
  }

  return {
    deliver: (documents: DocumentSnapshot[]) => {
      delivered = new Map(
        documents.flatMap(({ id, updateTime }) => (updateTime ? [[id, updateTime]] : [])),
      )
      next.resolve()
      next = Promise.withResolvers<void>()
    },
    waitFor: async (snapshot: DocumentSnapshot): Promise<void> => {
      const late = Promise.withResolvers<'late'>()
      const timer = setTimeout(() => late.resolve('late'), longestWait)
      while (!hasDelivered(snapshot)) {
        if ((await Promise.race([next.promise, late.promise])) === 'late') break
      }
      clearTimeout(timer)
    },
  }
}
