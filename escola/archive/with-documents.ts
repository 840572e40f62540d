import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteDocuments } from '#adapters/sqlite/documents.ts'
import type { Documents } from '#domain/documents.ts'

/** The documents of a database file, which is migrated to this release. */
export async function withDocuments<T>(
  file: string,
  work: (documents: Documents) => Promise<T>,
): Promise<T> {
  const database = schoolDatabase(file)
  try {
    return await work(sqliteDocuments(database))
  } finally {
    database.close()
  }
}
