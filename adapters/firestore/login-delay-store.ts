import { randomUUID } from 'node:crypto'
import type { DocumentSnapshot } from '@google-cloud/firestore'
import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

const usedVersionsLastFor = 3_600_000

/** A record carries a version, and whoever replaces it must be the first to use that version up. */
export function firestoreLoginDelayStore({ db, withLock }: Connection): LoginDelayStore {
  const { delays, usedVersions } = collectionsOf(db)

  function changeOnce(
    key: string,
    change: (record: LoginDelay | null) => LoginDelay | null,
  ): Promise<LoginDelay | null> {
    const document = delays.doc(documentIdFor(key))
    return db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(document)
      const before = delayOf(snapshot)
      const after = change(before && { ...before })
      const fields = after && { ...delayFields(after), marca: randomUUID() }
      if (before) transaction.create(usedVersions.doc(snapshot.get('marca')), { em: Date.now() })
      if (before && fields) transaction.set(document, fields)
      else if (before) transaction.delete(document)
      else if (fields) transaction.create(document, fields)
      return before
    })
  }

  return {
    find: async (key) =>
      delayOf(await withTimeout(delays.doc(documentIdFor(key)).get(), readTimeout)),
    change: (key, change) =>
      withTimeout(
        withLock(documentIdFor(key), () => retryOnConflict(() => changeOnce(key, change))),
        writeTimeout,
      ),
    removeExpired: async (now) => {
      await removeAll(delays.where('forgetAt', '<=', now))
      await removeAll(usedVersions.where('em', '<', Date.now() - usedVersionsLastFor))
    },
  }
}

function delayOf(snapshot: DocumentSnapshot): LoginDelay | null {
  return snapshot.exists ? delayFields(snapshot.data() as LoginDelay) : null
}

function delayFields({ failures, lastAt, forgetAt }: LoginDelay): LoginDelay {
  return { failures, lastAt, forgetAt }
}
