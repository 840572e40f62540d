import type { EventBin } from '#domain/events/event-bin.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { PhotoReferences, PhotoStore, SweepReport } from './photo-store.ts'
import type { WaitingBatchStore } from './waiting-batch.ts'

type EventPhotoUrls = Pick<EventStore, 'photoUrls'> & { bin: Pick<EventBin, 'photoUrls'> }

type Records = {
  events: EventPhotoUrls
  school: Pick<SchoolStore, 'find'>
  waiting: Pick<WaitingBatchStore, 'all'>
}

/** Throws if the records cannot be read: a fault must never look like a school without photos. */
export function sweepPhotos(ports: Records & { photos: PhotoStore }): Promise<SweepReport> {
  return ports.photos.sweep(() => photoReferences(ports))
}

/** Shown are the photos of events, of waiting batches, and the pictures in the site's slots. */
export async function photoReferences({
  events,
  school,
  waiting,
}: Records): Promise<PhotoReferences> {
  const { document } = await school.find()
  if (typeof document !== 'object') {
    throw new StoreFault('other', 'Os dados da escola estão danificados: nenhuma foto foi varrida.')
  }
  // Read before the events: a photo that leaves the one is already in the other.
  const waitingPhotos = (await waiting.all()).flatMap(({ photos }) => photos)
  const { shown, deleted } = await eventPhotoUrls(events)
  const others = [
    ...waitingPhotos.map(({ url }) => url),
    ...Object.values(slotPictureUrls(document)),
  ]
  return { shown: new Set([...shown, ...others]), deleted }
}

/** Of all photos of events and of the bin: what an event shows is not deleted, even if the bin has it too. */
export async function eventPhotoUrls(events: EventPhotoUrls): Promise<PhotoReferences> {
  // Before and after the events: a photo may be on its way into the bin or out of it.
  const before = await events.bin.photoUrls()
  const shown = await events.photoUrls()
  const after = await events.bin.photoUrls()
  const deleted = [...before, ...after].filter((url) => !shown.has(url))
  return { shown, deleted: new Set(deleted) }
}
