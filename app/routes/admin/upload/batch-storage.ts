import { photosWords } from '#content/admin.ts'

/** The state of a file. `share`: the part of it that was sent, from 0 to 1. */
export type FileState =
  /** `tried`: it may have arrived although no response came back. */
  | { kind: 'to-send'; tried?: true }
  | { kind: 'sending'; share: number }
  | { kind: 'sent' }
  | { kind: 'refused'; sentence: string; isFault: boolean }

/** After a reload, `file` is missing unless the browser still has it. */
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
 * In IndexedDB, so that a lost session or a reload loses nothing. The files are stored separately, so that they are
 * not written again with every change of the batch.
 */
export async function storeBatch(target: string, batch: Batch): Promise<void> {
  await inStores('readwrite', ({ batches }) => settled(batches.put(withoutFiles(batch), target)))
}

/** Stores the new states of the files, unless another tab has stored another batch meanwhile. */
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

/** Deletes a batch that is older than a day: photos of children must not stay on a shared computer. */
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

/** Deletes the batch, unless another tab has stored another one meanwhile. */
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

/** A file that was being sent when the page was closed may not have arrived. */
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
    // An upgrade carries nothing over: files wait here for a day at most.
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
