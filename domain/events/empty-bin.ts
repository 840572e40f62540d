import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import { type DeletedItem, eventIdOf, isOverdue, photosOf } from './deleted-item.ts'
import type { EventStore } from './event-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }
type Removal = { now: Date; onFilesLeft?: OnFilesLeft | undefined }

/** Removes everything in the bin for good. Returns how many items. */
export async function emptyBin(ports: Ports, removal: Removal): Promise<number> {
  return removeItems(await ports.events.bin.all(), ports, removal)
}

/** Removes what has been in the bin for 30 days. */
export async function removeOverdue(ports: Ports, removal: Removal): Promise<number> {
  const items = await ports.events.bin.all()
  const overdue = items.filter((item) => isOverdue(item, removal.now))
  return removeItems(overdue, ports, removal)
}

/** Removes for good what is in the bin of this event. */
export async function removeItemsOf(id: string, ports: Ports, removal: Removal): Promise<number> {
  const items = await ports.events.bin.all()
  return removeItems(
    items.filter((item) => eventIdOf(item) === id),
    ports,
    removal,
  )
}

/** Removes one item for good, or these of its photos. False: no such item. */
export async function removeItem(
  id: string,
  photoIds: readonly number[] | undefined,
  ports: Ports,
  removal: Removal,
): Promise<boolean> {
  return (await removeItems([{ id }], ports, removal, photoIds)) > 0
}

async function removeItems(
  items: Pick<DeletedItem, 'id'>[],
  ports: Ports,
  { now, onFilesLeft }: Removal,
  photoIds?: readonly number[],
): Promise<number> {
  const removed: DeletedItem[] = []
  for (const { id } of items) {
    const item = await ports.events.bin.remove(id, now, photoIds)
    if (item) removed.push(item)
  }
  await removeFiles(removed.flatMap(photosOf), ports, onFilesLeft)
  return removed.length
}
