import type { DocumentSnapshot } from '@google-cloud/firestore'
import {
  type LoginDelay,
  type LoginDelayChanges,
  type LoginDelayStore,
  mergedDelay,
} from '#domain/admin/login-delay-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

const changesPerCommit = 200

export function firestoreLoginDelayStore({ db, transact }: Connection): LoginDelayStore {
  const { delays } = collectionsOf(db)
  const documentOf = (key: string) => delays.doc(documentIdFor(key))

  function saveTogether(keys: string[], { removed, records }: LoginDelayChanges) {
    return transact(delays.path, async (transaction) => {
      const before = await transaction.getAll(...keys.map(documentOf))
      const saved = new Map<string, LoginDelay>()
      for (const [n, key] of keys.entries()) {
        const record = records.get(key)
        const stored = removed.includes(key) ? null : delayOf(before[n])
        if (record) saved.set(key, mergedDelay(stored, record))
        if (record) transaction.set(documentOf(key), { key, ...saved.get(key) })
        else transaction.delete(documentOf(key))
      }
      return saved
    })
  }

  return {
    load: async (now) => {
      const { docs } = await withTimeout(delays.where('forgetAt', '>', now).get(), readTimeout)
      // Documents of earlier versions do not say whose they are; `find` gets at them all the same.
      const named = docs.filter((document) => typeof document.get('key') === 'string')
      return new Map(
        named.flatMap((document) => {
          const record = delayOf(document)
          return record ? [[document.get('key') as string, record] as const] : []
        }),
      )
    },
    find: async (key) => delayOf(await withTimeout(documentOf(key).get(), readTimeout)),
    save: async (changes) => {
      const keys = [...new Set([...changes.removed, ...changes.records.keys()])]
      const stored = new Map<string, LoginDelay>()
      for (let from = 0; from < keys.length; from += changesPerCommit) {
        const part = keys.slice(from, from + changesPerCommit)
        for (const [key, record] of await saveTogether(part, changes)) stored.set(key, record)
      }
      return stored
    },
    removeExpired: (now) => removeAll(delays.where('forgetAt', '<=', now)),
  }
}

function delayOf(snapshot: DocumentSnapshot | undefined): LoginDelay | null {
  const fields = snapshot?.data()
  if (!fields) return null
  const { failures, lastAt, forgetAt } = fields
  return { failures: Number(failures), lastAt: Number(lastAt), forgetAt: Number(forgetAt) }
}
