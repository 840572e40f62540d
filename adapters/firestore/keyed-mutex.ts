export type KeyedMutex = {
  withLock<T>(key: string, work: () => Promise<T>): Promise<T>
  idle(): Promise<unknown>
}

/** One after the other for each key, and no trace of keys that are free: p-limit knows no keys. */
export function keyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>()
  return {
    withLock: (key, work) => {
      const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
      last.set(key, mine)
      const release = () => {
        if (last.get(key) === mine) last.delete(key)
      }
      mine.then(release, release)
      return mine
    },
    idle: () => Promise.allSettled(last.values()),
  }
}
