import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const day = 24 * 60 * 60 * 1000

/** By folder. Never released explicitly: it ends with the process. */
const held = new Map<string, { id: string; database: DatabaseSync }>()

/**
 * The id of this process, new with every start, unlike its number, which is 1 in every container.
 * The process holds a lock of that name as long as it runs. The lock is SQLite's: the system releases
 * it however the process dies, and other containers on the same volume see it.
 */
export function holdProcessLock(folder: string): string {
  const before = held.get(folder)
  if (before && existsSync(join(folder, before.id))) return before.id
  removeOldLocks(folder)
  const id = randomBytes(8).toString('hex')
  closeSync(openSync(join(folder, id), 'a', 0o600))
  held.set(folder, { id, database: lock(join(folder, id)) })
  return id
}

export function isOwnProcess(folder: string, id: string): boolean {
  return held.get(folder)?.id === id
}

/** 'unknown': this file system cannot tell. */
export function processState(folder: string, id: string): 'alive' | 'gone' | 'unknown' {
  const file = join(folder, id)
  if (!existsSync(file)) return 'gone'
  try {
    lock(file).close()
    return 'gone'
  } catch (error) {
    return isBusy(error) ? 'alive' : 'unknown'
  }
}

function lock(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Not a recent one: its process may be about to lock it. */
function removeOldLocks(folder: string): void {
  for (const id of readdirSync(folder)) {
    const file = join(folder, id)
    const isOld = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > day
    if (isOld && processState(folder, id) === 'gone') rmSync(file, { force: true })
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy
}
