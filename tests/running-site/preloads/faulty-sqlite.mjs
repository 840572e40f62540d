/** A database that fails on command, as SQLite itself would report it. */
import { StatementSync } from 'node:sqlite'
import { wanted } from './wanted-fault.mjs'

const parts = {
  'event reads': /FROM eventos/,
  'event writes': /(INSERT INTO|UPDATE|DELETE FROM) (eventos|fotos)/,
  'session reads': /FROM sessions/,
  'all reads': /FROM/,
  'session writes': /INTO sessions/,
}

/** A file that may not be written, a full disk, a damaged file. */
const errcodes = { 'permission-denied': 8, unavailable: 13, other: 11 }

for (const name of ['get', 'all', 'run']) {
  const real = StatementSync.prototype[name]
  StatementSync.prototype[name] = function (...given) {
    const { fault } = wanted()
    if (fault && parts[fault.part].test(this.sourceSQL)) {
      const error = new Error('falha de propósito')
      throw Object.assign(error, { code: 'ERR_SQLITE_ERROR', errcode: errcodes[fault.kind] })
    }
    return real.apply(this, given)
  }
}
