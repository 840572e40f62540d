import type { WaitingBatch, WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreWaitingBatchStore({ db }: Connection): WaitingBatchStore {
  const { waitingBatches } = collectionsOf(db)
  const documentOf = (id: string) => waitingBatches.doc(documentIdFor(id))
  return {
    find: async (id) => {
      const found = await withTimeout(documentOf(id).get(), readTimeout)
      return (found.data() as WaitingBatch | undefined) ?? null
    },
    all: async () => {
      const { docs } = await withTimeout(waitingBatches.get(), readTimeout)
      return docs.map((each) => each.data() as WaitingBatch)
    },
    put: async (batch) => {
      await withTimeout(documentOf(batch.id).set(batch), writeTimeout)
    },
    take: (id) =>
      withTimeout(
        db.runTransaction(async (transaction) => {
          const found = await transaction.get(documentOf(id))
          transaction.delete(found.ref)
          return (found.data() as WaitingBatch | undefined) ?? null
        }),
        writeTimeout,
      ),
  }
}
