import { type Documents, type Key, write } from '#domain/documents.ts'

/** The public key of a pair whose private key is on one of the person's devices. */
export type Passkey = {
  /** Chosen by the device; base64url. */
  id: string
  accountId: string
  /** COSE, base64url. */
  publicKey: string
  /** Signatures so far; many devices do not count and always report 0. */
  counter: number
  /** How browsers reach the device. */
  transports: readonly string[]
  name: string
  createdAt: number
  usedAt: number | null
}

const collection = 'site-chaves'

export type PasskeyStore = ReturnType<typeof passkeyStore>

export function passkeyStore(documents: Documents) {
  const keyOf = (id: string): Key => ({ in: collection, id })
  /** Oldest first. */
  const ofAccount = async (accountId: string): Promise<Passkey[]> => {
    const passkeys = (await documents.all(collection)).map(({ fields }) => fields as Passkey)
    return passkeys
      .filter((passkey) => passkey.accountId === accountId)
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  }
  const removeAll = (ids: readonly string[]) =>
    write(
      documents,
      ids.map((id) => [keyOf(id), null]),
      { freesSpace: true },
    )
  return {
    ofAccount,
    find: async (id: string): Promise<Passkey | null> => {
      const found = await documents.find(keyOf(id))
      return found?.id === id ? (found as Passkey) : null
    },
    /** False: the id exists already. */
    create: (passkey: Passkey): Promise<boolean> =>
      documents.change([keyOf(passkey.id)], ([found]) =>
        found ? { result: false } : { result: true, writes: [[keyOf(passkey.id), passkey]] },
      ),
    /** In one step. False: it was deleted, or `hasRisen` rejects the counter. */
    recordUse: (id: string, use: { counter: number; usedAt: number }): Promise<boolean> =>
      documents.change([keyOf(id)], ([found]) => {
        if (!found || !hasRisen((found as Passkey).counter, use.counter)) return { result: false }
        return { result: true, writes: [[keyOf(id), { ...found, ...use }]] }
      }),
    /** Succeeds if the passkey does not exist. */
    remove: (id: string): Promise<void> => removeAll([id]),
    removeOfAccount: async (accountId: string): Promise<void> =>
      removeAll((await ofAccount(accountId)).map(({ id }) => id)),
  }
}

/** A counter that does not increase indicates a copy of the key. */
export function hasRisen(before: number, after: number): boolean {
  return after > before || (before === 0 && after === 0)
}
