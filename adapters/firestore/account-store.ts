import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { answered, CODE, codeOf, readLimit, writeLimit } from './firestore-fault.ts'

export function firestoreAccountStore({ db }: Connection): AccountStore {
  const account = collectionsOf(db).account.doc('admin')
  const find = async () => {
    const fields = (await answered(account.get(), readLimit)).data()
    return fields ? accountOf(fields as AdminAccount) : null
  }
  return {
    find,
    found: async (given) => {
      const created = account.create(accountOf(given)).catch((error) => {
        if (codeOf(error) !== CODE.ALREADY_EXISTS) throw error
      })
      await answered(created, writeLimit)
      return (await find()) ?? given
    },
    replace: async (given) => {
      await answered(account.set(accountOf(given)), writeLimit)
    },
  }
}

function accountOf({ email, passwordHash, generation }: AdminAccount): AdminAccount {
  return { email, passwordHash, generation }
}
