import { type OnFilesLeft, orLeaveFiles } from '#domain/photos/files-left.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { SchoolEvent } from './event.ts'
import type { EventStore } from './event-store.ts'

export async function removeEvent(
  id: string,
  { events, photos }: { events: EventStore; photos: PhotoStore },
  onFilesLeft: OnFilesLeft = () => {},
): Promise<SchoolEvent | null> {
  const event = await events.one(id)
  if (!event) return null
  const removal = await photos.beginRemoval(event.fotos)
  const removed = await events.remove(id)

  // An upload may have finished meanwhile. Announce the removal before deleting any file, so that
  // a fault leaves nothing that no sweep would find.
  const known = new Set(event.fotos.map(({ url }) => url))
  const late = removed?.fotos.filter(({ url }) => !known.has(url)) ?? []
  const lateRemoval =
    late.length > 0 ? await orLeaveFiles(late, onFilesLeft, () => photos.beginRemoval(late)) : null
  await orLeaveFiles(event.fotos, onFilesLeft, removal.finish)
  if (lateRemoval) await orLeaveFiles(late, onFilesLeft, lateRemoval.finish)
  return removed
}
