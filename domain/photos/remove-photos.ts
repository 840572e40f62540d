import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'
import { type OnFilesLeft, removeFiles } from './remove-files.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** For good. Null: no such event. */
export async function removePhotos(
  eventId: string,
  photoIds: number[],
  ports: Ports,
  { now, onFilesLeft }: { now: Date; onFilesLeft?: OnFilesLeft | undefined },
): Promise<Photo[] | null> {
  const removed = await ports.events.removePhotos(eventId, photoIds, now)
  if (removed) await removeFiles(removed, ports, onFilesLeft)
  return removed
}
