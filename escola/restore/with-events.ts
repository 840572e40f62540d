import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'

/** The events of a database file, which is brought to this release's form. */
export async function withEvents<T>(
  file: string,
  work: (events: EventStore) => Promise<T>,
): Promise<T> {
  const database = schoolDatabase(file)
  try {
    return await work(eventStore(sqliteDocuments(database)))
  } finally {
    database.close()
  }
}
