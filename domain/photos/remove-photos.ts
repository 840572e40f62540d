import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

export async function removePhotos(
  eventId: string,
  photoIds: number[],
  { events, photos }: { events: EventStore; photos: PhotoStore },
): Promise<Photo[] | null> {
  const event = await events.one(eventId)
  if (!event) return null
  const { chosen = [], stay = [] } = Object.groupBy(event.fotos, ({ id }) =>
    photoIds.includes(id) ? 'chosen' : 'stay',
  )
  // An old list may hold one address twice: the file goes with the last photo that shows it.
  const shown = new Set(stay.map(({ url }) => url))
  const removal = await photos.beginRemoval(chosen.filter(({ url }) => !shown.has(url)))
  const removed = await events.removePhotos(eventId, photoIds)
  await removal.finish()
  return removed
}
