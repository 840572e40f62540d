import { allowsPhotos } from '#domain/events/consent.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { PhotoFiles, PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { type OfferedPhoto, type StoredFile, storeFile } from './store-file.ts'
import {
  type Arrival,
  type BatchFile,
  type BatchOrder,
  isSamePhoto,
  type WaitingBatchStore,
} from './waiting-batch.ts'

/** Why a batch accepts no more files. */
export type BatchEnd = Exclude<Arrival, 'kept' | 'already-there'>

export type ReceiveOutcome =
  | { kind: 'arrived' }
  | { kind: 'refused'; sentence: string; isFault: boolean }
  | { kind: BatchEnd }

type Offered = { order: BatchOrder; place: number; file: OfferedPhoto }

type Batches = {
  waiting: Pick<WaitingBatchStore, 'arrive' | 'find'>
  photos: Pick<PhotoStore, 'remove'>
}

type Options = { now: () => Date; onFault?: (fault: unknown) => void }

/** Accepts one photo of an event's batch. If it arrives again, nothing is added. */
export function receivePhoto(
  offered: Offered,
  ports: Batches & { events: EventStore; photos: PhotoStore; pictures: PictureEncoder },
  options: Options,
): Promise<ReceiveOutcome> {
  const { eventId } = offered.order
  return receiveFile(offered, ports, options, async (file) => {
    const found = await ports.events.gallery(eventId, { from: 0, size: 0 })
    if (!found) return 'event-missing'
    if (!allowsPhotos(found.event)) return 'not-authorised'
    const owner = { eventId, isPublic: isPublic(found.event, options.now()) }
    return storeFile(file, owner, ports, options.now())
  })
}

export async function receiveFile(
  { order, place, file }: Offered,
  { waiting, photos }: Batches,
  { now, onFault = () => {} }: Options,
  store: (file: OfferedPhoto) => Promise<StoredFile<PhotoFiles> | BatchEnd>,
): Promise<ReceiveOutcome> {
  const stored = await store(file)
  if (typeof stored === 'string') return { kind: stored }
  if ('sentence' in stored) {
    const { sentence, fault } = stored
    if (fault !== undefined) onFault(fault)
    return { kind: 'refused', sentence, isFault: fault !== undefined }
  }
  // Files that cannot be deleted now are not served; a collection deletes them later.
  const drop = () => photos.remove([stored.photo]).catch(() => {})
  const arriving = waiting.arrive(order, place, stored as BatchFile, now())
  const arrival = await arriving.catch(async (reason: unknown) => {
    // It may have been stored in spite of the fault.
    const batch = await waiting.find(order.id).catch(() => undefined)
    const isStored = batch === undefined || isSamePhoto(batch?.files[place], stored as BatchFile)
    if (!isStored) await drop()
    throw reason
  })
  if (arrival !== 'kept') await drop()
  return { kind: arrival === 'kept' || arrival === 'already-there' ? 'arrived' : arrival }
}
