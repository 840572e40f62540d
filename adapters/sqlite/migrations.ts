import { DatabaseSync } from 'node:sqlite'
import { StoreFault } from '#domain/store-fault.ts'

/** The version of 1.0, the first release. */
const firstVersion = 19

/** What came after 1.0, in order: applied once each. Never edit one: append a new one. */
const migrations: string[] = []

const version = firstVersion + migrations.length

/** Whether only a newer release can read this file. False if it cannot be opened: the site says why. */
export function isOfNewerRelease(file: string): boolean {
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      return versionOf(database) > version
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}

export function migrate(database: DatabaseSync): void {
  const found = versionOf(database)
  if (found === version) return
  database.exec('BEGIN IMMEDIATE')
  try {
    // Read again inside the transaction: another process may have been faster.
    const done = versionOf(database)
    if (done > version) {
      throw new StoreFault('other', 'O banco de dados é de uma versão mais nova do site.')
    }
    if (done > 0 && done < firstVersion) throw new StoreFault('other', olderThanFirst)
    if (done === 0) createDocuments(database)
    for (const step of migrations.slice(Math.max(done - firstVersion, 0))) database.exec(step)
    database.exec(`PRAGMA user_version = ${version}`)
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const olderThanFirst = `O banco de dados é de antes da versão 1.0, e nada nele foi mudado. Com o programa que o gravou, rode \
“escola export”; depois, com este e em outra pasta de dados, “escola import”.`

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version)
}

/** Every record is a document, as in Firestore, so that the same stores run on both. */
function createDocuments(database: DatabaseSync): void {
  // `number` changes with each write and is never reused: see `live` in documents.ts.
  database.exec(`
    CREATE TABLE documents (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      collection TEXT NOT NULL,
      id TEXT NOT NULL,
      fields TEXT NOT NULL,
      UNIQUE (collection, id)
    ) STRICT;
    CREATE INDEX changes_by_id ON documents (collection, fields ->> 'id')
      WHERE collection = 'site-mudancas';
    CREATE INDEX changes_of_the_school ON documents (collection, fields ->> 'schoolId')
      WHERE collection = 'site-mudancas';
  `)
}
