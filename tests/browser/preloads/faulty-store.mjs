/**
 * A database that fails on command: while the file named by FAULTS holds `{ sql, errcode }`, every
 * statement whose text contains `sql` fails as SQLite itself would report it.
 */
import { readFileSync } from 'node:fs'
import { StatementSync } from 'node:sqlite'

for (const name of ['get', 'all', 'run']) {
  const real = StatementSync.prototype[name]
  StatementSync.prototype[name] = function (...given) {
    const wanted = JSON.parse(readFileSync(process.env.FAULTS, 'utf8'))
    if (wanted && this.sourceSQL.includes(wanted.sql)) {
      const error = new Error('falha de propósito')
      throw Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: wanted.errcode })
    }
    return real.apply(this, given)
  }
}
