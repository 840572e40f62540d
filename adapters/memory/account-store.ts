import { type AccountStore, type AdminAccount, refusalToAdd } from '#domain/admin/account-store.ts'

export function memoryAccountStore(): AccountStore {
  const accounts = new Map<string, AdminAccount>()
  const all = () => [...accounts.values()].toSorted((a, b) => a.createdAt - b.createdAt)
  const put = (account: AdminAccount) => accounts.set(account.id, { ...account })
  return {
    all: async () => all().map((account) => ({ ...account })),
    find: async (id) => {
      const account = accounts.get(id)
      return account ? { ...account } : null
    },
    add: async (account) => {
      const refusal = refusalToAdd(all(), account)
      if (refusal) return refusal
      put(account)
      return 'added'
    },
    replace: async (account) => {
      put(account)
    },
    update: async (id, generation, changes) => {
      const stored = accounts.get(id)
      if (stored?.generation !== generation) return false
      put({ ...stored, ...changes })
      return true
    },
    remove: async (id) => {
      if (accounts.has(id) && accounts.size === 1) return 'last'
      accounts.delete(id)
      return 'removed'
    },
  }
}
