import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteLoginDelayStore(database: SchoolDatabase): LoginDelayStore {
  return {
    change: (key, change) =>
      database.write((sql) => {
        const row = sql('SELECT failures, lastAt, forgetAt FROM login_delays WHERE key = ?').get(
          key,
        )
        const before = row ? ({ ...row } as LoginDelay) : null
        const after = change(before && { ...before })
        if (after) sql(keepDelay).run({ key, ...after })
        else sql('DELETE FROM login_delays WHERE key = ?').run(key)
        return before
      }),
    forget: (now) =>
      database.erase((sql) => {
        sql('DELETE FROM login_delays WHERE forgetAt <= ?').run(now)
      }),
  }
}

const keepDelay = `
  INSERT OR REPLACE INTO login_delays (key, failures, lastAt, forgetAt)
  VALUES (:key, :failures, :lastAt, :forgetAt)`
