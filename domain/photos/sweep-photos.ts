import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore, SweepReport } from './photo-store.ts'

/**
 * At start, ends what a crash interrupted. When the events cannot be read this throws and touches
 * no file: an unreadable database must never look like one without photos.
 */
export function sweepPhotos(ports: {
  events: EventStore
  photos: PhotoStore
}): Promise<SweepReport> {
  return ports.photos.sweep(() => ports.events.photoUrls())
}
