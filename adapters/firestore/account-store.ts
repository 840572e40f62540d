import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { CODE, codeOf, readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreAccountStore({ db }: Connection): AccountStore {
  const account = collectionsOf(db).account.doc('admin')
  const find = async () => {
    const fields = (await withTimeout(account.get(), readTimeout)).data()
    return fields ? accountOf(fields as AdminAccount) : null
  }
  return {
    find,
    createIfAbsent: async (given) => {
      const created = account.create(accountOf(given)).catch((error) => {
        if (codeOf(error) !== CODE.ALREADY_EXISTS) throw error
      })
      await withTimeout(created, writeTimeout)
      return (await find()) ?? given
    },
    replace: async (given) => {
      await withTimeout(account.set(accountOf(given)), writeTimeout)
    },
  }
}

function accountOf({ email, passwordHash, generation }: AdminAccount): AdminAccount {
  return { email, passwordHash, generation }
}
