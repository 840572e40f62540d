import { inMemory, schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { type Collection, type Documents, type Fields, write } from '#domain/documents.ts'

/** An empty document store of its own, in memory. */
export function memoryDocuments(): Documents {
  return sqliteDocuments(schoolDatabase(inMemory))
}

export async function memoryDocumentsWith(
  collection: Collection,
  stored: Record<string, Fields>,
): Promise<Documents> {
  const documents = memoryDocuments()
  const entries = Object.entries(stored)
  await write(
    documents,
    entries.map(([id, fields]) => [{ in: collection, id }, fields]),
  )
  return documents
}

/** Runs each step again after its commit, as Firestore's client does when it got no answer. */
export function runTwice(documents: Documents): Documents {
  return {
    ...documents,
    change: async (...given) => {
      await documents.change(...given)
      return documents.change(...given)
    },
  }
}
