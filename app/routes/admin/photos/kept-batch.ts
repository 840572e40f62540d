/** A batch that was chosen and not yet saved. */
export type KeptBatch = { files: File[]; submission: string; keptAt: number }

const databaseName = 'admin-envios'
const batches = 'batches'
const oneDay = 24 * 60 * 60 * 1000

/**
 * The chosen files stay in this browser until they are saved or given up, so that a session that
 * ends, a line that breaks or a page that reloads costs nobody the choosing. The browser's own
 * database is the only place that holds files.
 */
export async function keepBatch(eventId: string, batch: KeptBatch): Promise<void> {
  await inStore('readwrite', (store) => store.put(batch, eventId))
}

/** What waits for this event. After a day it is nobody's any more: photos of children do not linger. */
export async function keptBatch(eventId: string, now: number): Promise<KeptBatch | null> {
  const batch = await inStore<KeptBatch | undefined>('readonly', (store) => store.get(eventId))
  if (!batch) return null
  if (now - batch.keptAt <= oneDay) return batch
  await dropBatch(eventId)
  return null
}

export async function dropBatch(eventId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(eventId))
}

/** At sign-out nothing of the admin's stays behind. */
export function dropAllBatches(): void {
  indexedDB.deleteDatabase(databaseName)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened()
  try {
    return await answered(work(database.transaction(batches, mode).objectStore(batches)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(batches)
  return answered(request)
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
