import { CODE, GrpcError } from '#tests/hosted-services/grpc-server.ts'

type Waiting = { holder: object; name: string; start: () => void; giveUp: () => void }

/** A document has one holder; the others wait in the order in which they came. */
export function documentLocks() {
  const holders = new Map<string, object>()
  const waiting = new Set<Waiting>()

  /** Rejects if the holder would wait for itself, was released meanwhile, or has lost its caller. */
  async function take(holder: object, name: string, signal: AbortSignal): Promise<void> {
    if (!holders.has(name)) holders.set(name, holder)
    if (holders.get(name) === holder) return
    if (isDeadlock(holder, name)) throw contention()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place = { holder, name, start: resolve, giveUp: () => reject(contention()) }
    waiting.add(place)
    signal.addEventListener('abort', place.giveUp)
    try {
      await promise
    } finally {
      waiting.delete(place)
      signal.removeEventListener('abort', place.giveUp)
    }
  }

  /** Whether the document's holder waits, directly or not, for something that this one holds. */
  function isDeadlock(holder: object, name: string, seen = new Set<object>()): boolean {
    const other = holders.get(name)
    if (!other || seen.has(other)) return false
    if (other === holder) return true
    seen.add(other)
    return [...waiting].some(
      (place) => place.holder === other && isDeadlock(holder, place.name, seen),
    )
  }

  function release(holder: object): void {
    for (const place of waiting) if (place.holder === holder) place.giveUp()
    for (const [name, other] of holders) if (other === holder) pass(name)
  }

  function pass(name: string): void {
    holders.delete(name)
    const next = [...waiting].find((place) => place.name === name)
    if (!next) return
    waiting.delete(next)
    holders.set(name, next.holder)
    next.start()
  }

  return {
    take,
    release,
    /** Runs `work` as soon as nobody holds any of the documents. Waits for one at a time, so nobody waits for it. */
    whenFree: async <T>(names: string[], signal: AbortSignal, work: () => T): Promise<T> => {
      const holder = {}
      const held = () => names.find((name) => (holders.get(name) ?? holder) !== holder)
      for (let name = held(); name; name = held()) {
        release(holder)
        await take(holder, name, signal)
      }
      try {
        return work()
      } finally {
        release(holder)
      }
    },
  }
}

function contention(): GrpcError {
  return new GrpcError(CODE.ABORTED, 'Too much contention on these documents. Please try again.')
}
