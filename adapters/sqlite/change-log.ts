import type { ChangeLog } from '#domain/changes/change-log.ts'
import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteChangeLog(database: SchoolDatabase): ChangeLog {
  return {
    before: (id, size) =>
      database.read((sql) =>
        sql('SELECT change FROM changes WHERE id < ? ORDER BY id DESC LIMIT ?')
          .all(id ?? afterEveryId, size)
          .map(readChange),
      ),
    ofSchool: (size) =>
      database.read((sql) =>
        sql("SELECT change FROM changes WHERE kind = 'school' ORDER BY id DESC LIMIT ?")
          .all(size)
          .map(readChange),
      ),
    find: (id) =>
      database.read((sql) => {
        const row = sql('SELECT change FROM changes WHERE id = ?').get(id)
        return row ? readChange(row) : null
      }),
    // Deleting photos must work on a full disk, and is recorded too.
    put: (change) => database.writeOnFullDisk((sql) => putChange(sql, change)),
    removeBefore: (at) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM changes WHERE id < ?').run(at)
      }),
  }
}

/** For a transaction that makes the change itself. */
export function putChange(sql: Sql, change: RecordedChange): void {
  sql('INSERT OR REPLACE INTO changes (id, kind, change) VALUES (?, ?, ?)').run(
    change.id,
    change.kind,
    JSON.stringify(change),
  )
}

/** Ids begin with a digit. */
const afterEveryId = 'a'

function readChange({ change }: Record<string, unknown>): RecordedChange {
  return JSON.parse(String(change))
}
