import {
  type LoginDelay,
  type LoginDelayStore,
  mergedDelay,
} from '#domain/admin/login-delay-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteLoginDelayStore(database: SchoolDatabase): LoginDelayStore {
  return {
    load: (now) =>
      database.read((sql) => {
        const rows = sql('SELECT * FROM login_delays WHERE forgetAt > ?').all(now)
        return new Map(rows.map((row) => [String(row.key), delayOf(row)]))
      }),
    find: (key) => database.read((sql) => findDelay(sql, key)),
    save: ({ removed, records }) =>
      database.write((sql) => {
        for (const key of removed) sql('DELETE FROM login_delays WHERE key = ?').run(key)
        const stored = new Map<string, LoginDelay>()
        for (const [key, record] of records) {
          const merged = mergedDelay(findDelay(sql, key), record)
          sql(replaceDelay).run({ key, ...merged })
          stored.set(key, merged)
        }
        return stored
      }),
    removeExpired: (now) =>
      database.erase((sql) => {
        sql('DELETE FROM login_delays WHERE forgetAt <= ?').run(now)
      }),
  }
}

function findDelay(sql: Sql, key: string): LoginDelay | null {
  const row = sql('SELECT * FROM login_delays WHERE key = ?').get(key)
  return row ? delayOf(row) : null
}

function delayOf({ failures, lastAt, forgetAt }: Record<string, unknown>): LoginDelay {
  return { failures: Number(failures), lastAt: Number(lastAt), forgetAt: Number(forgetAt) }
}

const replaceDelay = `
  INSERT OR REPLACE INTO login_delays (key, failures, lastAt, forgetAt)
  VALUES (:key, :failures, :lastAt, :forgetAt)`
