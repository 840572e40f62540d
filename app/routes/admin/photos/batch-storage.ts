/** By its place among the batch's files. */
export type RejectedPhoto = { index: number; sentence: string; isFault: boolean }

/** Photos that were chosen and not yet saved. */
export type Batch = {
  files: File[]
  submissionId: string
  chosenAt: number
  /** How many of them are smaller copies. */
  reduced?: number
  /** The names of the files that were chosen with them and left out. */
  leftOut?: string[]
  /** What the server has said of it, when it waits there for a decision. */
  judged?: { message: string; rejected: RejectedPhoto[]; waiting: number }
}

/** `submission` and `keptAt` are the names that earlier versions wrote. */
type Entry = Omit<Batch, 'submissionId' | 'chosenAt'> & { submission: string; keptAt: number }

const databaseName = 'admin-envios'
const storeName = 'batches'
const oneDayMs = 24 * 60 * 60 * 1000

/** In IndexedDB, which can store files, so that a lost session or a reload does not lose the selection. */
export async function storeBatch(key: string, batch: Batch): Promise<void> {
  const { submissionId: submission, chosenAt: keptAt, ...rest } = batch
  const entry: Entry = { ...rest, submission, keptAt }
  await inStore('readwrite', (store) => settled(store.put(entry, key)))
}

/** Deleted after a day: photos of children must not stay on a shared computer. */
export async function loadBatch(key: string, now: number): Promise<Batch | null> {
  const entry = await inStore('readonly', (store) => entryAt(store, key))
  if (!entry) return null
  const { submission, keptAt, ...rest } = entry
  if (now - keptAt <= oneDayMs) return { ...rest, submissionId: submission, chosenAt: keptAt }
  await deleteBatch(key, submission)
  return null
}

/** Leaves one that another tab has stored meanwhile. */
export async function deleteBatch(key: string, submissionId: string): Promise<void> {
  await inStore('readwrite', async (store) => {
    const entry = await entryAt(store, key)
    if (entry?.submission === submissionId) await settled(store.delete(key))
  })
}

export function deleteAllBatches(): void {
  indexedDB.deleteDatabase(databaseName)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    database.close()
  }
}

function entryAt(store: IDBObjectStore, key: string): Promise<Entry | undefined> {
  return settled(store.get(key))
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
