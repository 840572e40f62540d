import type { EventStore } from '#domain/events/event-store.ts'
import type { PhotoStore } from './photo-store.ts'

/** More than one, because a single file may be lost although the store works. */
const photosLookedFor = 20

/** Throws unless events can be read and files of their photos are where they should be. */
export async function pingStores({
  events,
  photos,
}: {
  events: EventStore
  photos: PhotoStore
}): Promise<void> {
  await events.ping()
  const newest = await events.page({ from: 0, size: photosLookedFor })
  const covers = newest.events.flatMap(({ cover }) => cover ?? [])
  await photos.ping(covers.filter(photos.urls.isOwn).map((url) => ({ url })))
}
