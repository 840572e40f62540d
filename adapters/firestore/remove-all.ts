import type { Query } from '@google-cloud/firestore'
import { withTimeout, writeTimeout } from './firestore-fault.ts'

const writesPerCommit = 400

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await withTimeout(query.get(), writeTimeout)
  for (let from = 0; from < docs.length; from += writesPerCommit) {
    const batch = query.firestore.batch()
    for (const { ref } of docs.slice(from, from + writesPerCommit)) batch.delete(ref)
    await withTimeout(batch.commit(), writeTimeout)
  }
}
