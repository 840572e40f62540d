import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'

export function memoryAccountStore(): AccountStore {
  let stored: AdminAccount | null = null
  return {
    find: async () => stored && { ...stored },
    createIfAbsent: async (account) => {
      stored ??= { ...account }
      return { ...stored }
    },
    replace: async (account) => {
      stored = { ...account }
    },
    update: async (generation, changes) => {
      if (stored?.generation !== generation) return false
      stored = { ...stored, ...changes }
      return true
    },
  }
}
