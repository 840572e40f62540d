import type { AdminSession, SessionStore } from '#domain/admin/session-store.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteSessionStore(database: SchoolDatabase): SessionStore {
  return {
    // Signing in and out must work on a full disk: who else would make room?
    create: (session) =>
      database.writeOnFullDisk((sql) => {
        sql(`INSERT INTO sessions (tokenHash, accountId, generation, startedAt, browser)
          VALUES (:tokenHash, :accountId, :generation, :startedAt, :browser)`).run(session)
      }),
    find: (tokenHash) =>
      database.read((sql) => {
        const row = sql('SELECT * FROM sessions WHERE tokenHash = ?').get(tokenHash)
        return row ? ({ ...row } as AdminSession) : null
      }),
    ofAccount: (id) =>
      database.read((sql) => {
        const query = 'SELECT * FROM sessions WHERE accountId = ? ORDER BY startedAt DESC'
        return sql(query)
          .all(id)
          .map((row) => ({ ...row }) as AdminSession)
      }),
    end: (tokenHash) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM sessions WHERE tokenHash = ?').run(tokenHash)
      }),
    removeStartedBefore: (startedAt) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM sessions WHERE startedAt < ?').run(startedAt)
      }),
  }
}
