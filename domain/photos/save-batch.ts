import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { namedKeys } from './collect-photos.ts'
import type { PhotoAccess } from './hosted-access.ts'
import type { Photo } from './photo.ts'
import { photoKey } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'
import { removeUnused } from './remove-files.ts'
import {
  type BatchOrder,
  filesIn,
  isClosedTo,
  isOf,
  photosIn,
  type WaitingBatch,
  type WaitingBatchStore,
} from './waiting-batch.ts'

type Ports = {
  events: EventStore
  photos: PhotoStore
  waiting: WaitingBatchStore
  photoAccess?: Pick<PhotoAccess, 'follow'>
}

/** The same time for which a browser keeps unsent files: somebody can continue the next morning. */
export const waitsForMs = 24 * 60 * 60 * 1000

/** As much as two of the largest batches. */
export const maxWaitingBytes = 2 * 1024 ** 3

export type SaveOutcome =
  | { kind: 'added'; photos: Photo[] }
  | { kind: 'cancelled' }
  /** All or part of the batch no longer exists: it must be sent again. */
  | { kind: 'gone' }
  | { kind: 'event-missing' }

/**
 * Adds the photos of a batch to its event, once and together. `expected`: how many the sender knows to have arrived.
 */
export async function saveBatch(
  order: BatchOrder,
  ports: Ports,
  now: Date,
  expected = 1,
): Promise<SaveOutcome> {
  const { id, eventId } = order
  const batch = await ports.waiting.find(id)
  if (!batch || !isOf(order, batch) || isOver(batch, now)) return { kind: 'gone' }
  if (batch.cancelled) return { kind: 'cancelled' }
  const photos = photosIn(batch)
  // A saved batch has no photos left: an earlier press saved them, and its response was lost.
  if (photos.length < expected && !batch.saved) return { kind: 'gone' }
  const added = await ports.events.appendPhotos(eventId, photos, now, id)
  if (!added) {
    await drop(id, ports)
    return { kind: 'event-missing' }
  }
  if (added.length === 0) return { kind: 'cancelled' }
  await ports.waiting.close(order, 'saved', now)
  // Who sees the event may have changed since the photos arrived.
  await ports.photoAccess?.follow(added)
  return { kind: 'added', photos: added }
}

export type CancelOutcome =
  | { kind: 'cancelled' }
  /** Too late to cancel: this many photos are in the event. */
  | { kind: 'saved'; photos: number }
  /** There is no such batch of this person. */
  | { kind: 'gone' }

/**
 * Deletes what has arrived; files still on their way find the batch cancelled. The event store decides whether it was
 * saved before.
 */
export async function cancelBatch(
  order: BatchOrder,
  ports: Ports,
  now: Date,
): Promise<CancelOutcome> {
  const { id, eventId } = order
  const waiting = await ports.waiting.find(id)
  if (waiting && !isOf(order, waiting)) return { kind: 'gone' }
  const saved = waiting && (await ports.events.appendPhotos(eventId, [], now, id))
  if (saved && saved.length > 0) return { kind: 'saved', photos: saved.length }
  const batch = await ports.waiting.close(order, 'cancelled', now)
  if (batch && !isClosedTo(order, batch)) await removeUnused(photosIn(batch), ports)
  return { kind: 'cancelled' }
}

/** This person's batches that are waiting to be saved. */
export async function batchesOf(
  account: string,
  { waiting }: Pick<Ports, 'waiting'>,
  now: Date,
): Promise<WaitingBatch[]> {
  const isWaiting = (batch: WaitingBatch) =>
    batch.account === account && !batch.cancelled && !batch.saved && !isOver(batch, now)
  return (await waiting.all()).filter((batch) => isWaiting(batch) && photosIn(batch).length > 0)
}

/**
 * Removes batches that have waited too long, and the oldest beyond the size limit. Call it at start and every few
 * minutes.
 */
export async function sweepWaiting(
  ports: Ports & Parameters<typeof namedKeys>[0],
  now: TrustedMoment,
): Promise<number> {
  const newestFirst = (await ports.waiting.all()).toSorted((a, b) => b.since - a.since)
  let bytes = 0
  const over = newestFirst.filter((batch) => {
    bytes += filesIn(batch).reduce((sum, file) => sum + file.bytes, 0)
    return isOver(batch, now) || bytes > maxWaitingBytes
  })
  const taken = await Promise.all(over.map((batch) => takeUnsaved(batch, ports, now)))
  const photos = taken.flatMap((batch) => (batch ? photosIn(batch) : []))
  if (photos.length > 0) {
    const named = await namedKeys(ports)
    await ports.photos.remove(photos.filter(({ url }) => !named.has(photoKey(url))))
  }
  return over.length
}

/** Somebody may be saving the batch: from here on its photos are in the event, or never will be. */
async function takeUnsaved(batch: WaitingBatch, ports: Ports, now: Date) {
  const { id, eventId, saved, cancelled } = batch
  const taken = await ports.waiting.take(id, batch)
  if (taken && !saved && !cancelled) await ports.events.appendPhotos(eventId, [], now, id)
  return taken
}

/** Nobody may save the event's waiting photos any more, even if it is restored or authorised again. */
export async function dropBatchesOf(eventId: string, ports: Ports): Promise<void> {
  const batches = (await ports.waiting.all()).filter((batch) => batch.eventId === eventId)
  for (const { id } of batches) await drop(id, ports)
}

/** Whoever is removed leaves nothing that waits. */
export async function dropBatchesOfPerson(account: string, ports: Ports, now: Date): Promise<void> {
  const theirs = (await ports.waiting.all()).filter((batch) => batch.account === account)
  for (const batch of theirs) {
    const taken = await takeUnsaved(batch, ports, now)
    // What was saved is in use.
    if (taken && !taken.saved) await removeUnused(photosIn(taken), ports)
  }
}

async function drop(id: string, ports: Ports): Promise<void> {
  const batch = await ports.waiting.take(id)
  if (batch) await removeUnused(photosIn(batch), ports)
}

function isOver({ since }: WaitingBatch, now: Date): boolean {
  return now.getTime() - since >= waitsForMs
}
