import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type AccountStore, type AdminAccount, refusalToAdd } from '#domain/admin/account-store.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

/** A document for each account, with its id. The first one's is the only one that earlier versions know. */
export function firestoreAccountStore({ db, transact }: Connection): AccountStore {
  const { accounts } = collectionsOf(db)
  return {
    all: async () => read(await withTimeout(accounts.get(), readTimeout)),
    find: async (id) => readOne(await withTimeout(accounts.doc(id).get(), readTimeout)),
    add: (account) =>
      transact(accounts.path, async (transaction) => {
        const refusal = refusalToAdd(read(await transaction.get(accounts)), account)
        if (refusal) return refusal
        transaction.create(accounts.doc(account.id), fieldsOf(account))
        return 'added'
      }),
    replace: async (account) => {
      await withTimeout(accounts.doc(account.id).set(fieldsOf(account)), writeTimeout)
    },
    update: (id, generation, changes) =>
      transact(accounts.path, async (transaction) => {
        const stored = readOne(await transaction.get(accounts.doc(id)))
        if (stored?.generation !== generation) return false
        transaction.set(accounts.doc(id), fieldsOf({ ...stored, ...changes }))
        return true
      }),
    remove: (id) =>
      transact(accounts.path, async (transaction) => {
        const stored = read(await transaction.get(accounts))
        if (stored.length === 1 && stored[0]?.id === id) return 'last'
        transaction.delete(accounts.doc(id))
        return 'removed'
      }),
  }
}

function read({ docs }: { docs: DocumentSnapshot[] }): AdminAccount[] {
  const found = docs.flatMap((document) => readOne(document) ?? [])
  return found.sort((a, b) => a.createdAt - b.createdAt)
}

function readOne(document: DocumentSnapshot): AdminAccount | null {
  const fields = document.data() as Partial<AdminAccount> | undefined
  if (!fields) return null
  return {
    id: document.id,
    email: fields.email ?? '',
    passwordHash: fields.passwordHash ?? '',
    generation: fields.generation ?? '',
    // What earlier versions do not write.
    name: fields.name ?? '',
    passkeyRequired: fields.passkeyRequired ?? false,
    createdAt: fields.createdAt ?? 0,
    recoveryCodes: fields.recoveryCodes ?? [],
    recoveredAt: fields.recoveredAt ?? null,
  }
}

function fieldsOf({ id: _, ...fields }: AdminAccount): Omit<AdminAccount, 'id'> {
  return fields
}
