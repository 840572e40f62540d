import { busyFault } from './firestore-fault.ts'

export type KeyedMutex = {
  /** Runs `work` when its turn comes, or throws the signal's reason if it is aborted first. */
  withLock<T>(key: string, work: () => Promise<T>, signal: AbortSignal): Promise<T>
  idle(): Promise<unknown>
}

/** One task at a time per key; free keys take no memory. p-limit has no keys. */
export function keyedMutex(maxWaiting = 100): KeyedMutex {
  const waiting = new Map<string, Set<() => void>>()
  const pending = new Set<Promise<unknown>>()

  async function turn(key: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const queue = waiting.get(key)
    if (!queue) {
      waiting.set(key, new Set())
      return
    }
    if (queue.size >= maxWaiting) throw busyFault()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      queue.delete(resolve)
      reject(signal.reason)
    }
    queue.add(resolve)
    signal.addEventListener('abort', giveUp)
    await promise.finally(() => signal.removeEventListener('abort', giveUp))
  }

  function release(key: string): void {
    const queue = waiting.get(key)
    const [next] = queue ?? []
    if (!next) waiting.delete(key)
    else queue?.delete(next)
    next?.()
  }

  async function run<T>(key: string, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await turn(key, signal)
    return work().finally(() => release(key))
  }

  return {
    withLock: (key, work, signal) => {
      const result = run(key, work, signal)
      pending.add(result)
      const done = () => pending.delete(result)
      result.then(done, done)
      return result
    },
    idle: () => Promise.allSettled(pending),
  }
}
