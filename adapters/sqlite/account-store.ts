import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteAccountStore(database: SchoolDatabase): AccountStore {
  return {
    find: () => database.read(findAccount),
    createIfAbsent: (account) =>
      database.write((sql) => {
        sql(insert('OR IGNORE')).run(account)
        return findAccount(sql) ?? account
      }),
    replace: (account) =>
      database.write((sql) => {
        sql(insert('OR REPLACE')).run(account)
      }),
    replaceGeneration: (generation, account) =>
      database.write((sql) => {
        if (findAccount(sql)?.generation !== generation) return false
        sql(insert('OR REPLACE')).run(account)
        return true
      }),
  }
}

function insert(otherwise: 'OR IGNORE' | 'OR REPLACE'): string {
  return `INSERT ${otherwise} INTO admin (only, email, passwordHash, generation)
    VALUES (1, :email, :passwordHash, :generation)`
}

function findAccount(sql: Sql): AdminAccount | null {
  const row = sql('SELECT email, passwordHash, generation FROM admin').get()
  return row ? ({ ...row } as AdminAccount) : null
}
