import type { DocumentData, Firestore, Query, Transaction } from '@google-cloud/firestore'
import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

export function firestoreChangeLog({ db }: Connection): ChangeLog {
  const { changes } = collectionsOf(db)
  const found = async (query: Query) => {
    const { docs } = await withTimeout(query.get(), readTimeout)
    return docs.map((each) => changeOf(each.data()))
  }
  return {
    before: (id, size) => {
      const newestFirst = changes.orderBy('id', 'desc')
      return found((id === null ? newestFirst : newestFirst.startAfter(id)).limit(size))
    },
    ofSchool: (size) => found(changes.orderBy('schoolId', 'desc').limit(size)),
    find: async (id) => {
      const snapshot = await withTimeout(changes.doc(documentIdFor(id)).get(), readTimeout)
      const data = snapshot.data()
      return data ? changeOf(data) : null
    },
    put: async (change) => {
      await withTimeout(changes.doc(documentIdFor(change.id)).set(stored(change)), writeTimeout)
    },
    removeBefore: (at) => removeAll(changes.where('id', '<', at)),
  }
}

/** For a transaction that makes the change itself. */
export function putChange(db: Firestore, transaction: Transaction, change: RecordedChange): void {
  transaction.set(collectionsOf(db).changes.doc(documentIdFor(change.id)), stored(change))
}

/** `schoolId` is there to order by: a filter by kind would need an index that somebody has to create. */
function stored(change: RecordedChange): DocumentData {
  return change.kind === 'school' ? { ...change, schoolId: change.id } : change
}

function changeOf({ schoolId: _, ...change }: DocumentData): RecordedChange {
  return change as RecordedChange
}
