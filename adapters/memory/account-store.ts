import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'

export function memoryAccountStore(): AccountStore {
  let kept: AdminAccount | null = null
  return {
    find: async () => kept && { ...kept },
    createIfAbsent: async (account) => {
      kept ??= { ...account }
      return { ...kept }
    },
    replace: async (account) => {
      kept = { ...account }
    },
  }
}
