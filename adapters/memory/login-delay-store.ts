import {
  type LoginDelay,
  type LoginDelayStore,
  mergedDelay,
} from '#domain/admin/login-delay-store.ts'

export function memoryLoginDelayStore(): LoginDelayStore {
  const records = new Map<string, LoginDelay>()
  const copies = (entries: Iterable<[string, LoginDelay]>) =>
    new Map([...entries].map(([key, record]) => [key, { ...record }]))
  return {
    load: async (now) => copies([...records].filter(([, { forgetAt }]) => forgetAt > now)),
    find: async (key) => {
      const record = records.get(key)
      return record ? { ...record } : null
    },
    save: async (changes) => {
      for (const key of changes.removed) records.delete(key)
      for (const [key, record] of changes.records) {
        records.set(key, { ...mergedDelay(records.get(key) ?? null, record) })
      }
      return copies([...records].filter(([key]) => changes.records.has(key)))
    },
    removeExpired: async (now) => {
      for (const [key, { forgetAt }] of records) if (forgetAt <= now) records.delete(key)
    },
  }
}
