/** A database that fails on command, as SQLite itself would report it. */
import { StatementSync } from 'node:sqlite'
import { wanted } from './wanted-fault.mjs'

// Lists are in memory: whether they still hold is asked of the file.
const isRead = (sql) => /^\s*SELECT|data_version/.test(sql)
const isWrite = (sql) => /^\s*(INSERT|DELETE)/.test(sql)

const parts = {
  'event reads': (sql, [collection]) =>
    isRead(sql) && (collection === 'eventos' || sql.includes('data_version')),
  'event writes': (sql, [collection]) => isWrite(sql) && collection === 'eventos',
  'session reads': (sql, [collection]) => isRead(sql) && collection === 'site-sessoes',
  'all reads': isRead,
  'session writes': (sql, [collection]) => isWrite(sql) && collection === 'site-sessoes',
}

/** A file that may not be written, a full disk, a damaged file. */
const errcodes = { 'permission-denied': 8, unavailable: 13, other: 11 }

for (const name of ['get', 'all', 'run']) {
  const real = StatementSync.prototype[name]
  StatementSync.prototype[name] = function (...given) {
    const { fault } = wanted()
    if (fault && parts[fault.part](this.sourceSQL, given)) {
      const error = new Error('falha de propósito')
      throw Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: errcodes[fault.kind] })
    }
    return real.apply(this, given)
  }
}
