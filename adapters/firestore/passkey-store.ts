import type { DocumentData } from '@google-cloud/firestore'
import { firstAccountId } from '#domain/admin/account-store.ts'
import { hasRisen, type Passkey, type PasskeyStore } from '#domain/admin/passkey-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestorePasskeyStore({ db, transact }: Connection): PasskeyStore {
  const { passkeys } = collectionsOf(db)
  const documentOf = (id: string) => passkeys.doc(documentIdFor(id))
  /** From all of them: a query by account would miss those of earlier versions. */
  const ofAccount = async (id: string) => {
    const { docs } = await withTimeout(passkeys.orderBy('createdAt').get(), readTimeout)
    return docs.map((document) => read(document.data())).filter(({ accountId }) => accountId === id)
  }
  const remove = async (id: string) => {
    await withTimeout(documentOf(id).delete(), writeTimeout)
  }

  return {
    ofAccount,
    find: async (id) => {
      const found = (await withTimeout(documentOf(id).get(), readTimeout)).data()
      return found?.id === id ? read(found) : null
    },
    create: (passkey) => createIfAbsent(documentOf(passkey.id), { ...passkey }),
    recordUse: (id, use) =>
      transact(passkeys.path, async (transaction) => {
        const stored = (await transaction.get(documentOf(id))).data() as Passkey | undefined
        if (!stored || !hasRisen(stored.counter, use.counter)) return false
        transaction.update(documentOf(id), use)
        return true
      }),
    remove,
    removeOfAccount: async (account) => {
      const found = await ofAccount(account)
      await Promise.all(found.map(({ id }) => remove(id)))
    },
  }
}

/** Passkeys of earlier versions do not say whose they are: there was one account. */
function read(fields: DocumentData): Passkey {
  const passkey = fields as Passkey
  return { ...passkey, accountId: passkey.accountId ?? firstAccountId }
}
