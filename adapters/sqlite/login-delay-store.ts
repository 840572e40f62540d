import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteLoginDelayStore(database: SchoolDatabase): LoginDelayStore {
  return {
    find: (key) => database.read((sql) => findDelay(sql, key)),
    change: (key, change) =>
      database.write((sql) => {
        const before = findDelay(sql, key)
        const after = change(before && { ...before })
        if (after) sql(replaceDelay).run({ key, ...after })
        else sql('DELETE FROM login_delays WHERE key = ?').run(key)
        return before
      }),
    removeExpired: (now) =>
      database.erase((sql) => {
        sql('DELETE FROM login_delays WHERE forgetAt <= ?').run(now)
      }),
  }
}

function findDelay(sql: Sql, key: string): LoginDelay | null {
  const row = sql('SELECT failures, lastAt, forgetAt FROM login_delays WHERE key = ?').get(key)
  return row ? ({ ...row } as LoginDelay) : null
}

const replaceDelay = `
  INSERT OR REPLACE INTO login_delays (key, failures, lastAt, forgetAt)
  VALUES (:key, :failures, :lastAt, :forgetAt)`
