import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore, SweepReport } from './photo-store.ts'

/** Throws when the events cannot be read: that must never look like a school without photos. */
export function sweepPhotos(ports: {
  events: EventStore
  photos: PhotoStore
}): Promise<SweepReport> {
  return ports.photos.sweep(() => ports.events.photoUrls())
}
