import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { damaged, sqliteFault } from '#adapters/sqlite/sqlite-fault.ts'
import { photosOf, readDeletedItem } from '#domain/events/deleted-item.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { databaseName } from './manifest.ts'

/** Of `photoKeys`, those in `binKeys` are in the bin alone. */
export type DatabaseContents = {
  events: number
  photoKeys: Set<string>
  binKeys: Set<string>
}

/**
 * Restoring a backup must not revive sessions that were signed out nor links that were used since, not forget photos
 * that have left a waiting batch for their event, and not count the days of files that nothing names from then.
 */
const leftOut = ['sessions', 'invitations', 'waiting_batches', 'sem_evento']

/** Copies the database while the site may be using it. */
export async function takeSnapshot(dataDir: string, file: string): Promise<DatabaseContents> {
  let live: DatabaseSync | undefined
  try {
    live = new DatabaseSync(join(dataDir, databaseName), { readOnly: true, timeout: 5000 })
    await backup(live, file, { rate: 1000 })
  } catch (error) {
    throw sqliteFault(error)
  } finally {
    live?.close()
  }
  return withDatabase(file, (snapshot) => {
    snapshot.exec('PRAGMA journal_mode = DELETE')
    for (const table of leftOut) {
      if (hasTable(snapshot, table)) snapshot.exec(`DELETE FROM ${table}`)
    }
    return checkedContents(snapshot)
  })
}

export function readCheckedContents(file: string): DatabaseContents {
  return withDatabase(file, checkedContents)
}

function checkedContents(database: DatabaseSync): DatabaseContents {
  const verdict = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
  const orphans = database.prepare('PRAGMA foreign_key_check').all()
  if (verdict !== 'ok' || orphans.length > 0) throw new StoreFault('other', damaged)
  const shown = keysOf([
    ...database
      .prepare('SELECT url FROM fotos')
      .all()
      .map(({ url }) => String(url)),
    ...slotUrls(database),
  ])
  const binKeys = new Set([...keysOf(binUrls(database))].filter((key) => !shown.has(key)))
  return {
    events: Number(database.prepare('SELECT count(*) AS n FROM eventos').get()?.n),
    photoKeys: new Set([...shown, ...binKeys]),
    binKeys,
  }
}

function keysOf(urls: string[]): Set<string> {
  return new Set(urls.flatMap((url) => servedPhotoKey(url) ?? []))
}

/** An older database has no bin. */
function binUrls(database: DatabaseSync): string[] {
  if (!hasTable(database, 'lixeira')) return []
  const items = database.prepare('SELECT item FROM lixeira').all()
  return items.flatMap(({ item }) => {
    const read = readDeletedItem(JSON.parse(String(item)))
    return read ? photosOf(read).map(({ url }) => url) : []
  })
}

/** An older database has no school; one that is damaged names no pictures. */
function slotUrls(database: DatabaseSync): string[] {
  if (!hasTable(database, 'escola')) return []
  const stored = database.prepare('SELECT document FROM escola').get()?.document
  try {
    return Object.values(slotPictureUrls(JSON.parse(String(stored ?? 'null'))))
  } catch {
    return []
  }
}

function hasTable(database: DatabaseSync, name: string): boolean {
  return Boolean(database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name))
}

function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file)
  try {
    return work(database)
  } catch (error) {
    throw sqliteFault(error)
  } finally {
    database.close()
  }
}
