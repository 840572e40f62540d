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
    replaceGeneration: async (generation, account) => {
      if (stored?.generation !== generation) return false
      stored = { ...account }
      return true
    },
  }
}
