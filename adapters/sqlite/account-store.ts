import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteAccountStore(database: SchoolDatabase): AccountStore {
  return {
    find: () => database.read(findAccount),
    createIfAbsent: (account) =>
      database.write((sql) => {
        sql(insert('OR IGNORE')).run(rowOf(account))
        return findAccount(sql) ?? account
      }),
    replace: (account) =>
      database.write((sql) => {
        sql(insert('OR REPLACE')).run(rowOf(account))
      }),
    update: (generation, changes) =>
      database.write((sql) => {
        const stored = findAccount(sql)
        if (stored?.generation !== generation) return false
        sql(insert('OR REPLACE')).run(rowOf({ ...stored, ...changes }))
        return true
      }),
  }
}

function insert(otherwise: 'OR IGNORE' | 'OR REPLACE'): string {
  return `INSERT ${otherwise} INTO admin (only, email, passwordHash, generation, passkeyRequired)
    VALUES (1, :email, :passwordHash, :generation, :passkeyRequired)`
}

function findAccount(sql: Sql): AdminAccount | null {
  const row = sql('SELECT email, passwordHash, generation, passkeyRequired FROM admin').get()
  return row ? ({ ...row, passkeyRequired: row.passkeyRequired === 1 } as AdminAccount) : null
}

function rowOf(account: AdminAccount) {
  return { ...account, passkeyRequired: Number(account.passkeyRequired) }
}
