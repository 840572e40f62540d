import type {
  Document,
  Moment,
  QueryTarget,
  Write,
} from '#tests/hosted-services/firestore-messages.ts'
import { applyWrite, nameIn } from './apply-write.ts'
import { runQuery } from './query.ts'

export type Database = ReturnType<typeof memoryDatabase>

/** The documents of one project. A commit is one step: nobody sees a part of it. */
export function memoryDatabase() {
  const documents = new Map<string, Document>()
  const subscribers = new Set<() => void>()
  const now = increasingClock()

  function commit(writes: Write[]) {
    const commitTime = now()
    const staged = new Map<string, Document | null>()
    const writeResults = writes.map((write) => {
      const name = nameIn(write)
      const before = staged.has(name) ? staged.get(name) : documents.get(name)
      const { document, transformResults } = applyWrite(write, before ?? undefined, commitTime)
      staged.set(name, document)
      return { ...(document && { updateTime: document.updateTime }), transformResults }
    })
    for (const [name, document] of staged) {
      if (document) documents.set(name, document)
      else documents.delete(name)
    }
    for (const tell of subscribers) tell()
    return { commitTime, writeResults }
  }

  return {
    now,
    find: (name: string): Document | undefined => documents.get(name),
    query: (target: QueryTarget): Document[] => runQuery(documents.values(), target),
    commit,
    /** Calls back after each commit. */
    subscribe: (tell: () => void): (() => void) => {
      subscribers.add(tell)
      return () => subscribers.delete(tell)
    },
  }
}

/** Never returns the same time twice, so that a later state has a later time. */
function increasingClock(): () => Moment {
  let last = 0
  return () => {
    last = Math.max(Date.now() * 1000, last + 1)
    return { seconds: String(Math.floor(last / 1e6)), nanos: (last % 1e6) * 1000 }
  }
}
