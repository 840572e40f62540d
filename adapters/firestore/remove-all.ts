import type { Query } from '@google-cloud/firestore'
import { answered, writeLimit } from './firestore-fault.ts'

// A commit holds this many writes.
const atOnce = 400

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await answered(query.get(), writeLimit)
  for (let from = 0; from < docs.length; from += atOnce) {
    const batch = query.firestore.batch()
    for (const { ref } of docs.slice(from, from + atOnce)) batch.delete(ref)
    await answered(batch.commit(), writeLimit)
  }
}
