import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

/**
 * Puts the photos' files where their documents are: served with the event, or in the bin. Somebody else may
 * delete or restore them meanwhile, so the event is read until nothing has changed.
 */
export async function followDocuments(
  eventId: string,
  list: Photo[],
  { events, photos }: { events: EventStore; photos: PhotoStore },
): Promise<void> {
  let placed: string | null = null
  for (;;) {
    const event = await events.one(eventId)
    const urls = new Set(event?.fotos.map(({ url }) => url))
    const { shown = [], deleted = [] } = Object.groupBy(list, ({ url }) =>
      urls.has(url) ? 'shown' : 'deleted',
    )
    const now = shown.map(({ url }) => url).join(' ')
    if (now === placed) return
    await photos.placeFiles({ shown, deleted })
    placed = now
  }
}
