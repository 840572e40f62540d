import { hasRisen, type Passkey, type PasskeyStore } from '#domain/admin/passkey-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqlitePasskeyStore(database: SchoolDatabase): PasskeyStore {
  return {
    ofAccount: (id) =>
      database.read((sql) => {
        const query = 'SELECT * FROM passkeys WHERE accountId = ? ORDER BY createdAt, id'
        return sql(query).all(id).map(read)
      }),
    find: (id) => database.read((sql) => findPasskey(sql, id)),
    create: ({ transports, ...rest }) =>
      database.write((sql) => {
        const insert = sql(`INSERT OR IGNORE INTO passkeys
          (id, accountId, publicKey, counter, transports, name, createdAt, usedAt)
          VALUES (:id, :accountId, :publicKey, :counter, :transports, :name, :createdAt, :usedAt)`)
        return insert.run({ ...rest, transports: transports.join(' ') }).changes === 1
      }),
    recordUse: (id, { counter, usedAt }) =>
      database.write((sql) => {
        const passkey = findPasskey(sql, id)
        if (!passkey || !hasRisen(passkey.counter, counter)) return false
        sql('UPDATE passkeys SET counter = ?, usedAt = ? WHERE id = ?').run(counter, usedAt, id)
        return true
      }),
    remove: (id) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM passkeys WHERE id = ?').run(id)
      }),
    removeOfAccount: (id) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM passkeys WHERE accountId = ?').run(id)
      }),
  }
}

function findPasskey(sql: Sql, id: string): Passkey | null {
  const row = sql('SELECT * FROM passkeys WHERE id = ?').get(id)
  return row ? read(row) : null
}

function read(row: Record<string, unknown>): Passkey {
  const transports = String(row.transports).split(' ').filter(Boolean)
  return { ...(row as Omit<Passkey, 'transports'>), transports }
}
