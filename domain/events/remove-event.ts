import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import type { SchoolEvent } from './event.ts'
import type { EventStore } from './event-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** For good. Null: no such event. */
export async function removeEvent(
  id: string,
  ports: Ports,
  { now, onFilesLeft }: { now: Date; onFilesLeft?: OnFilesLeft | undefined },
): Promise<SchoolEvent | null> {
  const removed = await ports.events.remove(id, now)
  if (removed) await removeFiles(removed.fotos, ports, onFilesLeft)
  return removed
}
