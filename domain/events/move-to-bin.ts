import { type OnFilesLeft, orLeaveFiles } from '#domain/photos/files-left.ts'
import { followDocuments } from '#domain/photos/follow-documents.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type DeletedEvent, type DeletedPhotos, type Deletion, photosOf } from './deleted-item.ts'
import type { EventStore } from './event-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** Null: no such event. */
export async function moveEventToBin(
  id: string,
  ports: Ports,
  deletion: Deletion,
  onFilesLeft: OnFilesLeft = () => {},
): Promise<DeletedEvent | null> {
  const event = await ports.events.one(id)
  if (!event) return null
  await ports.photos.announceMove(event.fotos, 'shown')
  const item = await ports.events.bin.putEvent(id, deletion)
  // An upload may have finished meanwhile.
  const known = new Set(event.fotos.map(({ url }) => url))
  const late = item ? photosOf(item).filter(({ url }) => !known.has(url)) : []
  const all = [...event.fotos, ...late]
  await orLeaveFiles(all, onFilesLeft, async () => {
    if (late.length > 0) await ports.photos.announceMove(late, 'shown')
    await followDocuments(id, all, ports)
  })
  return item
}

/** Unknown ids are ignored. Null: no such event. */
export async function movePhotosToBin(
  eventId: string,
  photoIds: readonly number[],
  ports: Ports,
  deletion: Deletion,
  onFilesLeft: OnFilesLeft = () => {},
): Promise<DeletedPhotos | null> {
  const event = await ports.events.one(eventId)
  if (!event) return null
  const chosen = event.fotos.filter(({ id }) => photoIds.includes(id))
  await ports.photos.announceMove(chosen, 'shown')
  const item = await ports.events.bin.putPhotos(eventId, photoIds, deletion)
  await orLeaveFiles(chosen, onFilesLeft, () => followDocuments(eventId, chosen, ports))
  return item
}
