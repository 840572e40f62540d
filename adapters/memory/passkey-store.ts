import { hasRisen, type Passkey, type PasskeyStore } from '#domain/admin/passkey-store.ts'

export function memoryPasskeyStore(): PasskeyStore {
  const passkeys = new Map<string, Passkey>()
  const ofAccount = (id: string) =>
    [...passkeys.values()]
      .filter(({ accountId }) => accountId === id)
      .sort((a, b) => a.createdAt - b.createdAt)
  return {
    ofAccount: async (id) => ofAccount(id),
    find: async (id) => passkeys.get(id) ?? null,
    create: async (passkey) => {
      if (passkeys.has(passkey.id)) return false
      passkeys.set(passkey.id, { ...passkey })
      return true
    },
    recordUse: async (id, use) => {
      const passkey = passkeys.get(id)
      if (!passkey || !hasRisen(passkey.counter, use.counter)) return false
      passkeys.set(id, { ...passkey, ...use })
      return true
    },
    remove: async (id) => {
      passkeys.delete(id)
    },
    removeOfAccount: async (account) => {
      for (const { id } of ofAccount(account)) passkeys.delete(id)
    },
  }
}
