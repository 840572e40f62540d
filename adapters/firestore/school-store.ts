import type { DocumentSnapshot } from '@google-cloud/firestore'
import type { SchoolStore, StoredSchool } from '#domain/school/school-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { liveList, type Polling } from './live-list.ts'
import { retryOnConflict } from './retry-on-conflict.ts'

/** Seldom, because the listener brings every change and each question is paid. */
const rarePolling: Polling = { interval: 60_000, retryAfter: 2_000, maxAge: 180_000 }

export function firestoreSchoolStore({ db, withLock, beforeClose }: Connection): SchoolStore {
  const { school, usedVersions } = collectionsOf(db)
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
    save: async (document, expectedRevision) => {
      const written = withLock('site-escola', () =>
        retryOnConflict(() =>
          db.runTransaction(async (transaction) => {
            const before = await transaction.get(only)
            if ((storedOf(before)?.revision ?? 0) !== expectedRevision) return false
            const fields = { document, revision: expectedRevision + 1 }
            if (!before.exists) {
              transaction.create(only, fields)
              return true
            }
            // Only one edit can follow the state that this one has seen.
            const state = `site-escola.${before.updateTime?.valueOf()}`
            transaction.create(usedVersions.doc(documentIdFor(state)), { em: Date.now() })
            transaction.set(only, fields)
            return true
          }),
        ),
      )
      const saved = await withTimeout(written, writeTimeout)
      // The write is done: when this read fails, the listener brings the document.
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
