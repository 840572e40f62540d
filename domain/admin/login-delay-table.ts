import { type LoginDelay, type LoginDelayChanges, mergedDelay } from './login-delay-store.ts'

/** By the kind of key. Those of accounts are few by themselves: see `accountKey`. */
export const tableSizes = { account: 4_096, address: 10_000, device: 500 }

/** Of fixed size: the records that were changed longest ago leave first. */
export function loginDelayTable(sizes = tableSizes) {
  const records = new Map(
    Object.entries(sizes).map(([kind, size]) => [
      kind,
      { size, byKey: new Map<string, LoginDelay>() },
    ]),
  )
  const stored = new Set<string>()
  const changed = new Set<string>()
  const removed = new Set<string>()

  const kindOf = (key: string) => records.get(key.slice(0, key.indexOf(':')))
  const recordOf = (key: string) => kindOf(key)?.byKey.get(key) ?? null

  function put(key: string, record: LoginDelay): void {
    const kind = kindOf(key)
    if (!kind) return
    kind.byKey.delete(key)
    kind.byKey.set(key, record)
    const [oldest] = kind.byKey.keys()
    if (kind.byKey.size > kind.size && oldest !== undefined) remove(oldest)
  }

  function remove(key: string): void {
    kindOf(key)?.byKey.delete(key)
    changed.delete(key)
    if (stored.has(key)) removed.add(key)
  }

  return {
    find: (key: string, now: number): LoginDelay | null => {
      const record = recordOf(key)
      return record && record.forgetAt > now ? record : null
    },
    set: (key: string, record: LoginDelay): void => {
      changed.add(key)
      put(key, record)
    },
    remove,
    /** What other instances, or this one before a restart, have counted. */
    adopt: (others: ReadonlyMap<string, LoginDelay>): void => {
      for (const [key, record] of others) {
        // It was read before it was removed here.
        if (removed.has(key)) continue
        const own = recordOf(key)
        stored.add(key)
        put(key, own ? mergedDelay(own, record) : record)
      }
    },
    /** A first failure alone is not saved: it makes nobody wait, and most are never followed. */
    takeChanges: (): LoginDelayChanges => {
      const changes = { removed: [...removed], records: new Map<string, LoginDelay>() }
      for (const key of removed) stored.delete(key)
      for (const key of changed) {
        const record = recordOf(key)
        if (!record || (record.failures === 1 && !stored.has(key))) continue
        changes.records.set(key, record)
        stored.add(key)
      }
      removed.clear()
      changed.clear()
      return changes
    },
    /** They could not be saved, and wait for the next time. */
    giveBack: (changes: LoginDelayChanges): void => {
      for (const key of changes.records.keys()) changed.add(key)
      for (const key of changes.removed) {
        stored.add(key)
        removed.add(key)
      }
    },
    /** The store removes its own. */
    removeExpired: (now: number): void => {
      for (const { byKey } of records.values()) {
        for (const [key, { forgetAt }] of byKey) {
          if (forgetAt > now) continue
          byKey.delete(key)
          stored.delete(key)
          changed.delete(key)
          removed.delete(key)
        }
      }
    },
    size: (): number => [...records.values()].reduce((sum, { byKey }) => sum + byKey.size, 0),
  }
}
