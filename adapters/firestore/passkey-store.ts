import { hasRisen, type Passkey, type PasskeyStore } from '#domain/admin/passkey-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

export function firestorePasskeyStore({ db, transact }: Connection): PasskeyStore {
  const { passkeys } = collectionsOf(db)
  const documentOf = (id: string) => passkeys.doc(documentIdFor(id))

  return {
    all: async () => {
      const { docs } = await withTimeout(passkeys.orderBy('createdAt').get(), readTimeout)
      return docs.map((document) => document.data() as Passkey)
    },
    find: async (id) => {
      const found = (await withTimeout(documentOf(id).get(), readTimeout)).data()
      return found?.id === id ? (found as Passkey) : null
    },
    create: (passkey) => createIfAbsent(documentOf(passkey.id), { ...passkey }),
    recordUse: (id, use) =>
      transact(passkeys.path, async (transaction) => {
        const stored = (await transaction.get(documentOf(id))).data() as Passkey | undefined
        if (!stored || !hasRisen(stored.counter, use.counter)) return false
        transaction.update(documentOf(id), use)
        return true
      }),
    remove: async (id) => {
      await withTimeout(documentOf(id).delete(), writeTimeout)
    },
    removeAll: () => removeAll(passkeys),
  }
}
