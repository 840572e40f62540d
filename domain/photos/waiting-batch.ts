import { type Documents, type Key, write } from '#domain/documents.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoAccess } from './hosted-access.ts'
import type { NewPhoto, Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'
import { removeUnused } from './remove-files.ts'

/**
 * A batch of which some files were refused: the others are stored, and join the event
 * when the admin says so. Its id is the batch's submission, so that saying so twice has one effect.
 */
export type WaitingBatch = {
  id: string
  eventId: string
  photos: NewPhoto[]
  /** The files that stay out, in the admin's words. */
  refused: { name: string; sentence: string }[]
  /** Size of the files as uploaded. */
  bytes: number
  /** Milliseconds since 1970. */
  since: number
  /** The requests that brought files sent again, so that one that arrives twice has one effect. */
  joins?: string[]
  /** The admin gave the batch up, perhaps while it was still arriving. */
  cancelled?: true
  /** Of a photo for a slot of the site, which has nothing to wait for: it is in its slot. */
  saved?: true
}

const collection = 'site-lotes'

export type WaitingBatchStore = ReturnType<typeof waitingBatchStore>

/** Shared by all instances of the site, and kept across restarts. */
export function waitingBatchStore(documents: Documents) {
  const keyOf = (id: string): Key => ({ in: collection, id })
  return {
    find: async (id: string) => (await documents.find(keyOf(id))) as WaitingBatch | null,
    all: async (): Promise<WaitingBatch[]> =>
      (await documents.all(collection)).map(({ fields }) => fields as WaitingBatch),
    /** In the place of one with the same id. */
    put: (batch: WaitingBatch): Promise<void> => write(documents, [[keyOf(batch.id), batch]]),
    /** Deletes it. Of several callers at once one gets it, the others null. */
    take: (id: string): Promise<WaitingBatch | null> =>
      documents.change(
        [keyOf(id)],
        ([found]) => {
          const batch = (found ?? null) as WaitingBatch | null
          return { result: batch, ...(batch && { writes: [[keyOf(id), null]] }) }
        },
        { freesSpace: true },
      ),
  }
}

type Ports = {
  events: EventStore
  photos: PhotoStore
  waiting: WaitingBatchStore
  photoAccess?: Pick<PhotoAccess, 'follow'>
}

export const waitsForMs = 60 * 60 * 1000

/** As much as two of the largest batches. The oldest is dropped first: its browser still has the files. */
export const maxWaitingBytes = 2 * 1024 ** 3

export type AcceptOutcome =
  | { kind: 'added'; photos: Photo[] }
  | { kind: 'cancelled' }
  /** It waits no longer: all of it must be sent again. */
  | { kind: 'gone' }
  | { kind: 'event-missing' }

/** Adds the photos of a batch to its event, once. */
export async function acceptWaiting(id: string, ports: Ports, now: Date): Promise<AcceptOutcome> {
  const batch = await ports.waiting.find(id)
  if (!batch || batch.cancelled || isOver(batch, now)) return { kind: 'gone' }
  const added = await ports.events.appendPhotos(batch.eventId, batch.photos, now, id)
  if (!added) {
    await drop(id, ports)
    return { kind: 'event-missing' }
  }
  if (added.length === 0 && batch.photos.length > 0) return { kind: 'cancelled' }
  // Remembered without its photos until it expires, in case the same press arrives twice.
  await ports.waiting.put({ ...batch, photos: [], bytes: 0 })
  // The batch was saved before, arrived once more, and waited again.
  if (!isAmong(added, batch.photos)) await removeUnused(batch.photos, ports)
  // Who sees the event may have changed since the photos arrived.
  await ports.photoAccess?.follow(added)
  return { kind: 'added', photos: added }
}

/**
 * Drops what waits; a batch that is still arriving finds that it was cancelled. A batch that is saved
 * stays: returns the number of its photos. The store of events decides which of the two came first.
 */
export async function cancelBatch(
  { id, eventId }: Pick<WaitingBatch, 'id' | 'eventId'>,
  ports: Ports,
  now: Date,
): Promise<number> {
  const saved = await ports.events.appendPhotos(eventId, [], now, id)
  if (saved && saved.length > 0) return saved.length
  const batch = await ports.waiting.find(id)
  const since = now.getTime()
  await ports.waiting.put({
    ...{ id, eventId, photos: [], refused: [], bytes: 0, since },
    cancelled: true,
  })
  if (batch) await removeUnused(batch.photos, ports)
  return 0
}

/** Puts the batch where it waits, and makes room for it. */
export async function keepWaiting(batch: WaitingBatch, ports: Ports): Promise<void> {
  const others = (await ports.waiting.all()).filter(({ id }) => id !== batch.id)
  let bytes = others.reduce((sum, each) => sum + each.bytes, batch.bytes)
  for (const oldest of others.toSorted((a, b) => a.since - b.since)) {
    if (bytes <= maxWaitingBytes) break
    bytes -= oldest.bytes
    await drop(oldest.id, ports)
  }
  await ports.waiting.put(batch)
}

/** Removes what has waited for too long. Call it at start and every few minutes. */
export async function sweepWaiting(ports: Ports, now: Date): Promise<number> {
  const over = (await ports.waiting.all()).filter((batch) => isOver(batch, now))
  for (const { id } of over) await drop(id, ports)
  return over.length
}

/** Whatever becomes of the event, nobody may save these any more. */
export async function dropBatchesOf(eventId: string, ports: Ports): Promise<void> {
  const batches = (await ports.waiting.all()).filter((batch) => batch.eventId === eventId)
  for (const { id } of batches) await drop(id, ports)
}

async function drop(id: string, ports: Ports): Promise<void> {
  const batch = await ports.waiting.take(id)
  if (batch) await removeUnused(batch.photos, ports)
}

/** A repeated submission returns the photos that were added first. */
export function isAmong(added: Photo[], [first]: NewPhoto[]): boolean {
  return !first || added.some(({ url }) => url === first.url)
}

function isOver({ since }: WaitingBatch, now: Date): boolean {
  return now.getTime() - since >= waitsForMs
}
