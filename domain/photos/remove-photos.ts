import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

/** Removes photos from an event and their files from the store. Null: no such event. */
export async function removePhotos(
  eventId: string,
  photoIds: number[],
  { events, photos }: { events: EventStore; photos: PhotoStore },
): Promise<Photo[] | null> {
  const event = await events.one(eventId)
  if (!event) return null
  const chosen = event.fotos.filter(({ id }) => photoIds.includes(id))
  const removal = await photos.announceRemoval(chosen)
  const removed = await events.removePhotos(eventId, photoIds)
  await removal.finish()
  return removed
}
