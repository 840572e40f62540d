import type { UsedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteUsedChallengeStore(database: SchoolDatabase): UsedChallengeStore {
  return {
    claim: (challenge, expiresAt) =>
      database.write((sql) => {
        const insert = sql('INSERT OR IGNORE INTO used_challenges VALUES (?, ?)')
        return insert.run(challenge, expiresAt).changes === 1
      }),
    removeExpired: (now) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM used_challenges WHERE expiresAt <= ?').run(now)
      }),
  }
}
