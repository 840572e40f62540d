import type { DocumentSnapshot } from '@google-cloud/firestore'
import {
  type LoginDelay,
  type LoginDelayStore,
  mergedDelay,
} from '#domain/admin/login-delay-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

const changesPerCommit = 200

export function firestoreLoginDelayStore({ db, withLock }: Connection): LoginDelayStore {
  const { delays } = collectionsOf(db)
  const documentOf = (key: string) => delays.doc(documentIdFor(key))

  function merge(records: [string, LoginDelay][]): Promise<Map<string, LoginDelay>> {
    return db.runTransaction(async (transaction) => {
      const before = await transaction.getAll(...records.map(([key]) => documentOf(key)))
      const merged = records.map(
        ([key, record], n) => [key, mergedDelay(delayOf(before[n]), record)] as const,
      )
      for (const [key, record] of merged) transaction.set(documentOf(key), { key, ...record })
      return new Map(merged)
    })
  }

  async function remove(keys: string[]): Promise<void> {
    const batch = db.batch()
    for (const key of keys) batch.delete(documentOf(key))
    await batch.commit()
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
    save: async ({ removed, records }) => {
      for (const keys of partsOf([...removed])) {
        await withTimeout(
          withLock(delays.path, () => remove(keys)),
          writeTimeout,
        )
      }
      const stored = new Map<string, LoginDelay>()
      for (const part of partsOf([...records])) {
        const saved = withLock(delays.path, () => merge(part))
        for (const [key, record] of await withTimeout(saved, writeTimeout)) stored.set(key, record)
      }
      return stored
    },
    removeExpired: (now) => removeAll(delays.where('forgetAt', '<=', now)),
  }
}

function partsOf<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / changesPerCommit) }, (_, n) =>
    list.slice(n * changesPerCommit, (n + 1) * changesPerCommit),
  )
}

function delayOf(snapshot: DocumentSnapshot | undefined): LoginDelay | null {
  const fields = snapshot?.data()
  if (!fields) return null
  const { failures, lastAt, forgetAt } = fields
  return { failures: Number(failures), lastAt: Number(lastAt), forgetAt: Number(forgetAt) }
}
