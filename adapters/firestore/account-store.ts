import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { CODE, codeOf, readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreAccountStore({ db }: Connection): AccountStore {
  const { account: collection } = collectionsOf(db)
  const account = collection.doc('admin')
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
    replaceGeneration: async (generation, given) => {
      const read = await withTimeout(account.get(), readTimeout)
      if (read.data()?.generation !== generation || !read.updateTime) return false
      // An emulator ignores the time; a document that only one successor can create holds there too.
      const batch = db.batch()
      batch.create(collection.doc(`depois-de-${documentIdFor(generation)}`), {})
      batch.update(account, accountOf(given), { lastUpdateTime: read.updateTime })
      const updated = batch.commit().then(
        () => true,
        (error) => {
          if (!isConflict(error)) throw error
          return false
        },
      )
      return withTimeout(updated, writeTimeout)
    },
  }
}

function accountOf({ email, passwordHash, generation }: AdminAccount): AdminAccount {
  return { email, passwordHash, generation }
}

function isConflict(error: unknown): boolean {
  return [CODE.ALREADY_EXISTS, CODE.FAILED_PRECONDITION].includes(codeOf(error) ?? -1)
}
