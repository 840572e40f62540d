import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreAccountStore({ db, transact }: Connection): AccountStore {
  const account = collectionsOf(db).account.doc('admin')
  const find = async () => {
    const fields = (await withTimeout(account.get(), readTimeout)).data()
    return fields ? accountOf(fields as AdminAccount) : null
  }
  return {
    find,
    createIfAbsent: async (given) => {
      await createIfAbsent(account, accountOf(given))
      return (await find()) ?? given
    },
    replace: async (given) => {
      await withTimeout(account.set(accountOf(given)), writeTimeout)
    },
    update: (generation, changes) =>
      transact(account.path, async (transaction) => {
        const stored = (await transaction.get(account)).data()
        if (stored?.generation !== generation) return false
        transaction.set(account, accountOf({ ...(stored as AdminAccount), ...changes }))
        return true
      }),
  }
}

/** An account of earlier versions does not say whether passkeys are required. */
function accountOf(fields: AdminAccount): AdminAccount {
  const { email, passwordHash, generation, passkeyRequired = false } = fields
  return { email, passwordHash, generation, passkeyRequired }
}
