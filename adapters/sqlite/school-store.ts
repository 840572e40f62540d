import type { SchoolStore } from '#domain/school/school-store.ts'
import { putChange } from './change-log.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteSchoolStore(database: SchoolDatabase): SchoolStore {
  let changes = 0
  return {
    find: () =>
      database.read((sql) => {
        const row = schoolRow(sql)
        return { document: row ? parsed(row.document) : null, revision: row?.revision ?? 0 }
      }),
    save: async (document, expectedRevision, change) => {
      const saved = await database.write((sql) => {
        if ((schoolRow(sql)?.revision ?? 0) !== expectedRevision) return false
        sql('INSERT OR REPLACE INTO escola (only, revision, document) VALUES (1, ?, ?)').run(
          expectedRevision + 1,
          JSON.stringify(document),
        )
        if (change) putChange(sql, change)
        return true
      })
      changes += 1
      return saved
    },
    version: async () => `${await database.dataVersion()}.${changes}`,
  }
}

function schoolRow(sql: Sql): { revision: number; document: string } | undefined {
  const row = sql('SELECT revision, document FROM escola').get()
  return row && { revision: Number(row.revision), document: String(row.document) }
}

/** Text that is not JSON is returned unchanged; the reader treats it as unreadable. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
