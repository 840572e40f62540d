import type { EventStore } from '#domain/events/event-store.ts'
import { type OnFilesLeft, orLeaveFiles } from './files-left.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

export async function removePhotos(
  eventId: string,
  photoIds: number[],
  { events, photos }: { events: EventStore; photos: PhotoStore },
  onFilesLeft: OnFilesLeft = () => {},
): Promise<Photo[] | null> {
  const event = await events.one(eventId)
  if (!event) return null
  const { chosen = [], stay = [] } = Object.groupBy(event.fotos, ({ id }) =>
    photoIds.includes(id) ? 'chosen' : 'stay',
  )
  // An old list may contain a URL twice: delete the file with the last photo that shows it.
  const shown = new Set(stay.map(({ url }) => url))
  const goes = chosen.filter(({ url }) => !shown.has(url))
  const removal = await photos.beginRemoval(goes)
  const removed = await events.removePhotos(eventId, photoIds)
  await orLeaveFiles(goes, onFilesLeft, removal.finish)
  return removed
}
