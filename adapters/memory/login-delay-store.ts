import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'

export function memoryLoginDelayStore(): LoginDelayStore {
  const records = new Map<string, LoginDelay>()
  return {
    find: async (key) => {
      const record = records.get(key)
      return record ? { ...record } : null
    },
    change: async (key, change) => {
      const before = records.get(key) ?? null
      const after = change(before && { ...before })
      if (after) records.set(key, { ...after })
      else records.delete(key)
      return before
    },
    removeExpired: async (now) => {
      for (const [key, { forgetAt }] of records) if (forgetAt <= now) records.delete(key)
    },
  }
}
