import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreFault } from '#domain/store-fault.ts'
import { isBusy } from './sqlite-fault.ts'

export type FolderLock = { release(): void }

export const beingRestored =
  'A pasta de dados está sendo restaurada. Tente de novo quando a restauração terminar.'

/**
 * Many processes may use the data folder at once, but not while a restore replaces everything. The lock is SQLite's:
 * the system releases it whichever way the process ends.
 */
export function lockFolderShared(dataDir: string): FolderLock {
  try {
    return lock(dataDir, 'BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    if (isBusy(error)) throw new StoreFault('unavailable', beingRestored, error)
    return { release: () => {} }
  }
}

export function tryLockFolderExclusive(dataDir: string): FolderLock | null {
  try {
    return lock(dataDir, 'BEGIN EXCLUSIVE')
  } catch (error) {
    if (isBusy(error)) return null
    throw error
  }
}

function lock(dataDir: string, statements: string): FolderLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'escola.lock')
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec(statements)
  } catch (error) {
    database.close()
    throw error
  }
  return { release: () => database.isOpen && database.close() }
}
