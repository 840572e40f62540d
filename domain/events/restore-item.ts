import { type OnFilesLeft, orLeaveFiles } from '#domain/photos/files-left.ts'
import { followDocuments } from '#domain/photos/follow-documents.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { chosenPhotos, type DeletedItem, eventIdOf, photosOf } from './deleted-item.ts'
import type { RestoreOutcome } from './event-bin.ts'
import type { EventStore } from './event-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** The item as it was in the bin, and what became of it; with `photoIds`, only those of its photos. */
export async function restoreItem(
  id: string,
  photoIds: readonly number[] | undefined,
  ports: Ports,
  onFilesLeft: OnFilesLeft = () => {},
): Promise<{ outcome: RestoreOutcome; item: DeletedItem | null }> {
  const item = await ports.events.bin.find(id)
  if (!item) return { outcome: 'missing', item }
  const back =
    item.kind === 'event'
      ? photosOf(item)
      : chosenPhotos(item, photoIds).chosen.map(({ photo }) => photo)
  await ports.photos.announceMove(back, 'bin')
  const outcome = await ports.events.bin.restore(id, photoIds)
  await orLeaveFiles(back, onFilesLeft, () => followDocuments(eventIdOf(item), back, ports))
  return { outcome, item }
}
