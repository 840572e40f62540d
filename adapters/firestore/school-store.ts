import type { DocumentSnapshot } from '@google-cloud/firestore'
import type { SchoolStore, StoredSchool } from '#domain/school/school-store.ts'
import { putChange } from './change-log.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout } from './firestore-fault.ts'
import { defaultPolling, liveList, type Polling } from './live-list.ts'

/** Rarely, because the listener delivers every change and each read is billed. */
const rarePolling: Polling = {
  ...defaultPolling,
  interval: 60_000,
  maxAge: 180_000,
}

export function firestoreSchoolStore({ db, transact, beforeClose }: Connection): SchoolStore {
  const { school } = collectionsOf(db)
  const only = school.doc('escola')
  const list = liveList({ collection: school, read: storedOf, order: () => 0 }, rarePolling)
  beforeClose(list.close)

  async function find(): Promise<StoredSchool> {
    const snapshot = await withTimeout(only.get(), readTimeout)
    list.put(snapshot)
    return storedOf(snapshot) ?? { document: null, revision: 0 }
  }

  return {
    find,
    save: async (document, expectedRevision, change) => {
      const saved = await transact(only.path, async (transaction) => {
        const before = storedOf(await transaction.get(only))
        if ((before?.revision ?? 0) !== expectedRevision) return false
        transaction.set(only, { document, revision: expectedRevision + 1 })
        if (change) putChange(db, transaction, change)
        return true
      })
      // The write has succeeded. If this read fails, the listener delivers the document.
      const now = await withTimeout(only.get(), readTimeout).catch(() => null)
      if (now) list.put(now)
      if (now) await list.delivered(now)
      return saved
    },
    version: async () => (await list.current()).version(),
  }
}

function storedOf(snapshot: DocumentSnapshot): StoredSchool | null {
  if (!snapshot.exists) return null
  const revision = Number(snapshot.get('revision'))
  return { document: snapshot.get('document') ?? 'vazio', revision: revision > 0 ? revision : 0 }
}
