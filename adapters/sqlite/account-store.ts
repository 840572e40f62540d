import { type AccountStore, type AdminAccount, refusalToAdd } from '#domain/admin/account-store.ts'
import type { SchoolDatabase, Sql } from './database.ts'

export function sqliteAccountStore(database: SchoolDatabase): AccountStore {
  return {
    all: () => database.read(allAccounts),
    find: (id) => database.read((sql) => findAccount(sql, id)),
    add: (account) =>
      database.write((sql) => {
        const refusal = refusalToAdd(allAccounts(sql), account)
        if (refusal) return refusal
        put(sql, account)
        return 'added'
      }),
    replace: (account) => database.write((sql) => put(sql, account)),
    update: (id, generation, changes) =>
      database.write((sql) => {
        const stored = findAccount(sql, id)
        if (stored?.generation !== generation) return false
        put(sql, { ...stored, ...changes })
        return true
      }),
    remove: (id) =>
      database.writeOnFullDisk((sql) => {
        const accounts = allAccounts(sql)
        if (accounts.length === 1 && accounts[0]?.id === id) return 'last'
        sql('DELETE FROM accounts WHERE id = ?').run(id)
        return 'removed'
      }),
  }
}

function allAccounts(sql: Sql): AdminAccount[] {
  return sql('SELECT * FROM accounts ORDER BY createdAt, id').all().map(read)
}

function findAccount(sql: Sql, id: string): AdminAccount | null {
  const row = sql('SELECT * FROM accounts WHERE id = ?').get(id)
  return row ? read(row) : null
}

function put(sql: Sql, account: AdminAccount): void {
  sql(`INSERT OR REPLACE INTO accounts (id, name, email, passwordHash, generation, passkeyRequired,
      createdAt, recoveryCodes, recoveredAt)
    VALUES (:id, :name, :email, :passwordHash, :generation, :passkeyRequired,
      :createdAt, :recoveryCodes, :recoveredAt)`).run({
    ...account,
    passkeyRequired: Number(account.passkeyRequired),
    recoveryCodes: account.recoveryCodes.join(' '),
  })
}

function read(row: Record<string, unknown>): AdminAccount {
  return {
    ...(row as Omit<AdminAccount, 'passkeyRequired' | 'recoveryCodes'>),
    passkeyRequired: row.passkeyRequired === 1,
    recoveryCodes: String(row.recoveryCodes).split(' ').filter(Boolean),
  }
}
