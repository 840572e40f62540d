import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { StoreFault } from '#domain/store-fault.ts'
import { type DiskReserve, diskReserve } from './disk-reserve.ts'
import { migrate } from './migrations.ts'
import { copyFromReadOnlyDisk, isReadOnlyDisk } from './read-only-disk.ts'
import { damaged, isBroken, isBusy, isDiskFull, mayNeedRoom, sqliteFault } from './sqlite-fault.ts'

export type Sql = (text: string) => StatementSync

/** Opens on first use, and again after a fault, so that the site can start with a damaged file and recover. */
export type SchoolDatabase = {
  read<T>(work: (sql: Sql) => T): Promise<T>
  /** Reads from the file itself; the connection may have every page in memory. */
  readAfresh<T>(work: (sql: Sql) => T): Promise<T>
  /** One transaction, durable when the promise resolves. `work` may run more than once. */
  write<T>(work: (sql: Sql) => T): Promise<T>
  /** A small write that is needed to free space, so it may use the reserve. */
  writeOnFullDisk<T>(work: (sql: Sql) => T): Promise<T>
  /** Changes after a commit by another process, and after the file was reopened. */
  dataVersion(): Promise<string>
  close(): void
}

const noReserve: DiskReserve = { fill: () => {}, release: () => false }

type Connection = { database: DatabaseSync; sql: Sql; file: string; onClose?: () => void }

// Waiting inside SQLite blocks the event loop. Retry instead, and serve pages in between.
const busyTimeout = 20
const retryDelays = [30, 60, 120, 250, 500, 1000, 1000]
const reopenAfter = 1000

/** For tests that are not about files. */
export const inMemory = ':memory:'

export function schoolDatabase(file: string): SchoolDatabase {
  const reserve = file === inMemory ? noReserve : diskReserve(`${file}.reserve`)
  let open: Connection | null = null
  let openings = 0
  let lastFault: { fault: StoreFault; at: number } | null = null

  function connection(): Connection {
    if (open) return open
    if (lastFault && Date.now() - lastFault.at < reopenAfter) throw lastFault.fault
    try {
      open = openOnAnyDisk(file, reserve)
      reserve.fill()
      openings += 1
      lastFault = null
      return open
    } catch (error) {
      if (!isBusy(error)) lastFault = { fault: sqliteFault(error), at: Date.now() }
      throw error
    }
  }

  function closeConnection(): void {
    const { database, onClose } = open ?? {}
    open = null
    if (database?.isOpen) database.close()
    onClose?.()
  }

  async function run<T>(begin: string, work: (connection: Connection) => T): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const current = connection()
        return inTransaction(current.database, begin, () => work(current))
      } catch (error) {
        if (isBroken(error)) closeConnection()
        const wait = retryDelays[attempt]
        if (!isBusy(error) || wait === undefined) throw sqliteFault(error)
        await pause(wait)
      }
    }
  }

  async function writeOnFullDisk<T>(work: (sql: Sql) => T): Promise<T> {
    const attempt = () => run('BEGIN IMMEDIATE', ({ sql }) => work(sql))
    try {
      return await attempt()
    } catch (fault) {
      if (!isDiskFull((fault as StoreFault).cause) || !reserve.release()) throw fault
      // Documents are rewritten whole, so first free what earlier deletions left in the write-ahead log.
      checkpoint()
      return attempt().finally(() => {
        checkpoint()
        // Before other writes use the space.
        reserve.fill()
      })
    }
  }

  function checkpoint(): void {
    try {
      open?.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      // Without room for it the log stays, and the write itself reports the fault.
      if (!mayNeedRoom(error)) throw error
    }
  }

  return {
    writeOnFullDisk,
    read: (work) => run('BEGIN', ({ sql }) => work(sql)),
    readAfresh: (work) => run('BEGIN', (current) => withOwnConnection(current.file, work)),
    write: async (work) => {
      const result = await run('BEGIN IMMEDIATE', ({ sql }) => work(sql))
      // There is room again after a full disk.
      reserve.fill()
      return result
    },
    dataVersion: () =>
      run('BEGIN', ({ sql }) => `${openings}.${sql('PRAGMA data_version').get()?.data_version}`),
    close: closeConnection,
  }
}

function inTransaction<T>(database: DatabaseSync, begin: string, work: () => T): T {
  database.exec(begin)
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** SQLite needs some free space even to read; on a full disk the reserve provides it. */
function openOnAnyDisk(file: string, reserve: DiskReserve): Connection {
  try {
    return openChecked(file)
  } catch (error) {
    if (isReadOnlyDisk(error)) return openReadOnly(file)
    if (!mayNeedRoom(error) || !reserve.release()) throw error
    return openChecked(file)
  }
}

/** Visitors see the site; every write is refused. */
function openReadOnly(file: string): Connection {
  const copy = copyFromReadOnlyDisk(file)
  try {
    const connection = openChecked(copy.file)
    connection.database.exec('PRAGMA query_only = ON')
    return { ...connection, onClose: copy.remove }
  } catch (error) {
    copy.remove()
    throw error
  }
}

function openChecked(file: string): Connection {
  if (file !== inMemory) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    // The system says why a file cannot be used; SQLite says only that it cannot.
    closeSync(openSync(file, 'a+', 0o600))
    if (statSync(file).size > 0) refuseDamaged(file)
  }
  const database = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('PRAGMA synchronous = FULL')
    migrate(database)
  } catch (error) {
    database.close()
    throw error
  }
  const prepared = new Map<string, StatementSync>()
  return {
    database,
    file,
    sql: (text) => {
      const statement = prepared.get(text) ?? database.prepare(text)
      prepared.set(text, statement)
      return statement
    },
  }
}

function withOwnConnection<T>(file: string, work: (sql: Sql) => T): T {
  const database = new DatabaseSync(file, { readOnly: true, timeout: busyTimeout })
  try {
    return work((text) => database.prepare(text))
  } finally {
    database.close()
  }
}

/** Read-only, so that nothing changes, unless a killed first start left a rollback journal. */
function refuseDamaged(file: string): void {
  const readOnly = !existsSync(`${file}-journal`)
  const database = new DatabaseSync(file, { readOnly, timeout: busyTimeout })
  try {
    const result = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (result !== 'ok') throw new StoreFault('other', damaged, result)
  } finally {
    database.close()
  }
}
