import { photosWords } from '#content/admin.ts'

/** What became of a file. 'sending': by how much, from 0 to 1. */
export type FileState =
  /** `tried`: it may have arrived without an answer. */
  | { kind: 'to-send'; tried?: true }
  | { kind: 'sending'; share: number }
  | { kind: 'sent' }
  | { kind: 'refused'; sentence: string; isFault: boolean }

/** `file` is missing where it has arrived and this page did not choose it. */
export type BatchFile = { name: string; size: number; file?: File | undefined; state: FileState }

/** Photos that were chosen together and are not saved yet. */
export type Batch = {
  id: string
  chosenAt: number
  files: BatchFile[]
  /** How many of them are smaller copies. */
  reduced?: number
  /** The names of the files that were chosen with them and left out. */
  leftOut?: string[]
}

const databaseName = 'admin-envios'
const oneDayMs = 24 * 60 * 60 * 1000

/**
 * In IndexedDB, so that a lost session or a reload costs nothing: the batch under its target, and beside it each
 * file that has not arrived, so that those which have are not written again.
 */
export async function storeBatch(target: string, batch: Batch): Promise<void> {
  await inStores('readwrite', ({ batches }) => settled(batches.put(withoutFiles(batch), target)))
}

/** What has become of its files. Leaves one that another tab has stored meanwhile. */
export async function updateBatch(target: string, batch: Batch): Promise<void> {
  await inStores('readwrite', async ({ batches }) => {
    const found: Batch | undefined = await settled(batches.get(target))
    if (found?.id === batch.id) await settled(batches.put(withoutFiles(batch), target))
  })
}

export async function storeFile(id: string, place: number, file: File): Promise<void> {
  await inStores('readwrite', ({ files }) => settled(files.put(file, [id, place])))
}

export async function deleteFile(id: string, place: number): Promise<void> {
  await inStores('readwrite', ({ files }) => settled(files.delete([id, place])))
}

/** Deleted after a day: photos of children must not stay on a shared computer. */
export async function loadBatch(target: string, now: number): Promise<Batch | null> {
  const batch = await inStores('readonly', async ({ batches, files }) => {
    const found: Batch | undefined = await settled(batches.get(target))
    if (!found) return null
    const withFiles = found.files.map(async (known, place): Promise<BatchFile> => {
      const file: File | undefined = await settled(files.get([found.id, place]))
      return { ...known, file, state: stateAfterReload(known, file) }
    })
    return { ...found, files: await Promise.all(withFiles) }
  })
  if (!batch || now - batch.chosenAt <= oneDayMs) return batch
  await deleteBatch(target, batch.id)
  return null
}

/** Leaves one that another tab has stored meanwhile. */
export async function deleteBatch(target: string, id: string): Promise<void> {
  await inStores('readwrite', async ({ batches, files }) => {
    await settled(files.delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])))
    const found: Batch | undefined = await settled(batches.get(target))
    if (found?.id === id) await settled(batches.delete(target))
  })
}

export function deleteAllBatches(): void {
  indexedDB.deleteDatabase(databaseName)
}

function withoutFiles(batch: Batch): Batch {
  return { ...batch, files: batch.files.map(({ file: _, ...known }) => known) }
}

/** What was on its way when the page was left has not arrived, as far as is known here. */
function stateAfterReload({ name, state }: BatchFile, file: File | undefined): FileState {
  if (state.kind === 'sent' || state.kind === 'refused') return state
  if (file) return { kind: 'to-send', tried: true }
  return { kind: 'refused', sentence: photosWords.notKeptHere(name), isFault: false }
}

type Stores = { batches: IDBObjectStore; files: IDBObjectStore }

async function inStores<T>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(['batches', 'files'], mode)
    return await work({
      batches: transaction.objectStore('batches'),
      files: transaction.objectStore('files'),
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 2)
  request.onupgradeneeded = () => {
    const database = request.result
    // The first version kept whole batches, for a day at most.
    for (const name of database.objectStoreNames) database.deleteObjectStore(name)
    database.createObjectStore('batches')
    database.createObjectStore('files')
  }
  return settled(request)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
