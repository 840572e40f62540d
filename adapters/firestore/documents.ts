import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Transaction,
} from '@google-cloud/firestore'
import type { Collection, Documents, Fields, Key, Step, Stored, Writes } from '#domain/documents.ts'
import { pingId, referenceTo } from './collections.ts'
import type { Connection } from './connection.ts'
import { isTooLarge } from './document-size.ts'
import { answerOf, readTimeout, writeTimeout } from './firestore-fault.ts'
import { defaultPolling, type LiveList, liveList, type Polling } from './live-list.ts'

const exportTimeout = 60_000
const writesPerCommit = 400

/**
 * How often each collection that is kept in memory is polled. The school is polled rarely, because it rarely changes.
 */
const pollings: Partial<Record<Collection, Polling>> = {
  'site-escola': { ...defaultPolling, interval: 60_000, maxAge: 180_000 },
}

export function firestoreDocuments(
  { db, transact, idle, beforeClose }: Connection,
  polling: Partial<Record<Collection, Polling>> = pollings,
): Documents {
  const lists = new Map<Collection, LiveList<unknown>>()
  const reference = (key: Key) => referenceTo(db, key)

  async function get(document: DocumentReference): Promise<DocumentSnapshot> {
    const snapshot = await answerOf(document.get(), readTimeout)
    listOf(document)?.put(snapshot)
    return snapshot
  }

  function listOf({ parent }: DocumentReference): LiveList<unknown> | undefined {
    return lists.get(parent.id as Collection)
  }

  /** Shows this instance its own writes at once, and waits for the listener, by which other instances see them. */
  async function showWritten(writes: Writes): Promise<void> {
    const written = writes.flatMap(([key]) => reference(key) ?? []).filter(listOf)
    await Promise.all(
      written.map(async (document) => {
        // The write has succeeded. If this read fails, the listener delivers the document.
        const now = await get(document).catch(() => null)
        if (now) await listOf(document)?.delivered(now)
      }),
    )
  }

  async function inTransaction<T>(
    transaction: Transaction,
    keys: readonly Key[],
    step: Step<T>,
    collection: Collection | undefined,
  ): Promise<{ result: T; writes: Writes }> {
    const documents = keys.map(reference)
    const existing = documents.flatMap((document) => document ?? [])
    const read = existing.length > 0 ? await transaction.getAll(...existing) : []
    const fieldsByPath = new Map(read.map((each) => [each.ref.path, each.data() ?? null]))
    const others = collection ? (await transaction.get(db.collection(collection))).docs : []
    const found = documents.map((document) => fieldsByPath.get(document?.path ?? '') ?? null)
    const { result, writes = [] } = step(found, others.map(stored))
    for (const [key, fields] of writes) {
      const document = writable(reference(key))
      const before = fieldsByPath.get(document.path)
      if (!fields) transaction.delete(document)
      else if (before) update(transaction, document, before, fields)
      else transaction.set(document, fields)
    }
    return { result, writes }
  }

  async function writeAll(writes: Writes): Promise<void> {
    const batch = db.batch()
    for (const [key, fields] of writes) {
      if (fields) batch.set(writable(reference(key)), fields)
      else batch.delete(writable(reference(key)))
    }
    if (writes.length > 0) await answerOf(batch.commit(), writeTimeout)
  }

  return {
    find: async (key) => {
      const document = reference(key)
      return (document && (await get(document)).data()) ?? null
    },
    all: async (from, { afterWrites = false } = {}) => {
      // A write that timed out may still succeed.
      if (afterWrites) await answerOf(idle(), writeTimeout)
      const limit = afterWrites ? exportTimeout : readTimeout
      return (await answerOf(db.collection(from).get(), limit)).docs.map(stored)
    },
    newest: async (from, field, size, before) => {
      const newestFirst = db.collection(from).orderBy(field, 'desc')
      const below = before === undefined ? newestFirst : newestFirst.startAfter(before)
      const { docs } = await answerOf(below.limit(size).get(), readTimeout)
      return docs.map((each) => each.data())
    },
    change: async (keys, step, { all: collection } = {}) => {
      if (keys.length === 0 && !collection) {
        const { result, writes = [] } = step([], [])
        await writeAll(writes)
        await showWritten(writes)
        return result
      }
      const lock = collection ?? `${keys[0]?.in}/${keys[0]?.id}`
      const { result, writes } = await transact(lock, (transaction) =>
        inTransaction(transaction, keys, step, collection),
      )
      await showWritten(writes)
      return result
    },
    removeOlder: async (from, field, than) => {
      const older = db.collection(from).where(field, '<', than)
      const { docs } = await answerOf(older.get(), writeTimeout)
      for (let at = 0; at < docs.length; at += writesPerCommit) {
        const batch = db.batch()
        for (const { ref } of docs.slice(at, at + writesPerCommit)) batch.delete(ref)
        await answerOf(batch.commit(), writeTimeout)
      }
    },
    live: (from, view) => {
      const list = liveList(db.collection(from), view, polling[from])
      lists.set(from, list as LiveList<unknown>)
      beforeClose(list.close)
      return list
    },
    fits: (fields) => !isTooLarge(fields),
    ping: async () => {
      await answerOf(db.collection('eventos').doc(pingId).get(), readTimeout)
    },
  }
}

function stored(snapshot: DocumentSnapshot): Stored {
  return { id: snapshot.id, fields: snapshot.data() ?? {} }
}

function writable(document: DocumentReference | null): DocumentReference {
  if (!document) throw new Error('not an id of a document')
  return document
}

/** Sends only the fields that have changed, so that a new name does not send every photo again. */
function update(
  transaction: Transaction,
  document: DocumentReference,
  before: Fields,
  after: Fields,
): void {
  const names = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name])
  const [first, ...others] = names.flatMap((name) => [
    new FieldPath(name),
    after[name] ?? (name in after ? null : FieldValue.delete()),
  ])
  const [value, ...rest] = others
  if (first instanceof FieldPath) transaction.update(document, first, value, ...rest)
}
