import type { EventStore } from '#domain/events/event-store.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { PhotoStore, SweepReport } from './photo-store.ts'
import type { WaitingBatchStore } from './waiting-batch.ts'

type Records = {
  events: Pick<EventStore, 'photoUrls'>
  school: Pick<SchoolStore, 'find'>
  waiting: Pick<WaitingBatchStore, 'all'>
}

/** Throws if the records cannot be read: a fault must never look like a school without photos. */
export function sweepPhotos(ports: Records & { photos: PhotoStore }): Promise<SweepReport> {
  return ports.photos.sweep(() => referencedUrls(ports))
}

/** The URLs of the events' photos, of waiting batches, and of the pictures in the site's slots. */
export async function referencedUrls({ events, school, waiting }: Records): Promise<Set<string>> {
  const { document } = await school.find()
  if (typeof document !== 'object') {
    throw new StoreFault('other', 'Os dados da escola estão danificados: nenhuma foto foi varrida.')
  }
  // Read before the events: a photo that leaves the one is already in the other.
  const waitingPhotos = (await waiting.all()).flatMap(({ photos }) => photos)
  return new Set([
    ...waitingPhotos.map(({ url }) => url),
    ...(await events.photoUrls()),
    ...Object.values(slotPictureUrls(document)),
  ])
}
