import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { damaged, sqliteFault } from '#adapters/sqlite/sqlite-fault.ts'
import type { Collection, Documents } from '#domain/documents.ts'
import { photosOf } from '#domain/events/deleted-item.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { photosIn, waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { databaseName } from './site-files.ts'
import { withDocuments } from './with-documents.ts'

/** `unseenKeys`: those of `photoKeys` that only the bin names, or a batch that waits to be saved. */
export type DatabaseContents = {
  events: number
  photoKeys: Set<string>
  unseenKeys: Set<string>
  waiting: number
}

/**
 * A restored backup must revive neither ended sessions nor used links. On how many days a file was found unnamed is
 * counted anew.
 */
const leftOut: Collection[] = ['site-sessoes', 'site-convites', 'site-arquivos']

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
  const contents = await readCheckedContents(file)
  leaveOut(file)
  return contents
}

/** Deletes from a copy what must not come back with it. */
export function leaveOut(file: string): void {
  withDatabase(file, (snapshot) => {
    snapshot.exec('PRAGMA journal_mode = DELETE')
    const leave = snapshot.prepare('DELETE FROM documents WHERE collection = ?')
    for (const collection of leftOut) leave.run(collection)
  })
}

/** Also migrates the file to this release. */
export async function readCheckedContents(file: string): Promise<DatabaseContents> {
  const verdict = withDatabase(file, (database) =>
    database.prepare('PRAGMA integrity_check(1)').get(),
  )
  if (verdict?.integrity_check !== 'ok') throw new StoreFault('other', damaged)
  return withDocuments(file, contentsOf)
}

async function contentsOf(documents: Documents): Promise<DatabaseContents> {
  const store = eventStore(documents)
  const events = await store.all()
  const { document } = await schoolStore(documents).find()
  const photos = events.flatMap(({ fotos }) => fotos).map(({ url }) => url)
  const shown = keysOf([...photos, ...slotPictureUrls(document).map(({ url }) => url)])
  const binned = keysOf((await store.bin.all()).flatMap(photosOf).map(({ url }) => url))
  const waiting = keysOf((await waitingBatchStore(documents).open()).flatMap(photosIn).map(urlOf))
  const unseenKeys = new Set([...binned, ...waiting].filter((key) => !shown.has(key)))
  const photoKeys = new Set([...shown, ...unseenKeys])
  return { events: events.length, photoKeys, unseenKeys, waiting: waiting.size }
}

const urlOf = ({ url }: { url: string }) => url

function keysOf(urls: string[]): Set<string> {
  return new Set(urls.flatMap((url) => servedPhotoKey(url) ?? []))
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
