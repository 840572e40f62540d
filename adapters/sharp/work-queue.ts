export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/** At most `atOnce` at a time; the others wait and are served first come, first served. */
export function workQueue(atOnce: number): WorkQueue {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    // The one who leaves hands over the place itself, so nobody can slip in between.
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
