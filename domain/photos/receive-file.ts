import { allowsPhotos } from '#domain/events/consent.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { type OfferedPhoto, storeFile } from './store-file.ts'
import {
  type Arrival,
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

type Ports = {
  waiting: Pick<WaitingBatchStore, 'arrive' | 'find'>
  events: EventStore
  photos: PhotoStore
  pictures: PictureEncoder
}

/** Accepts one photo of an event's batch. If it arrives again, nothing is added. */
export async function receivePhoto(
  { order, place, file }: { order: BatchOrder; place: number; file: OfferedPhoto },
  ports: Ports,
  { now, onFault = () => {} }: { now: () => Date; onFault?: (fault: unknown) => void },
): Promise<ReceiveOutcome> {
  const { events, photos, waiting } = ports
  const { eventId } = order
  const found = await events.gallery(eventId, { from: 0, size: 0 })
  if (!found) return { kind: 'event-missing' }
  if (!allowsPhotos(found.event)) return { kind: 'not-authorised' }
  const owner = { eventId, isPublic: isPublic(found.event, now()) }
  const stored = await storeFile(file, owner, ports, now())
  if ('sentence' in stored) {
    const { sentence, fault } = stored
    if (fault !== undefined) onFault(fault)
    return { kind: 'refused', sentence, isFault: fault !== undefined }
  }
  // Files that cannot be deleted now are not served; a collection deletes them later.
  const drop = () => photos.remove([stored.photo]).catch(() => {})
  const arrival = await waiting
    .arrive(order, place, stored, now())
    .catch(async (reason: unknown) => {
      // It may have been stored in spite of the fault.
      const batch = await waiting.find(order.id).catch(() => undefined)
      const isStored = batch === undefined || isSamePhoto(batch?.files[place], stored)
      if (!isStored) await drop()
      throw reason
    })
  if (arrival !== 'kept') await drop()
  return { kind: arrival === 'kept' || arrival === 'already-there' ? 'arrived' : arrival }
}
