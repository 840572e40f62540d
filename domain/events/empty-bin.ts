import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type OnFilesLeft, removeFiles } from '#domain/photos/remove-files.ts'
import { dropBatchesOf } from '#domain/photos/save-batch.ts'
import type { WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { type DeletedItem, eventIdOf, isOverdue, photosOf } from './deleted-item.ts'
import type { EventStore } from './event-store.ts'

type Ports = {
  events: EventStore
  photos: PhotoStore
  /** Absent for a command, during which nobody uploads photos. */
  waiting?: WaitingBatchStore
}
type Removal = { now: Date; onFilesLeft?: OnFilesLeft | undefined }

/** Removes everything in the bin for good. Returns how many items. */
export async function emptyBin(ports: Ports, removal: Removal): Promise<number> {
  return (await removeItems(await ports.events.bin.all(), ports, removal)).length
}

/** Removes what has been in the bin for 30 days. */
export async function removeOverdue(
  ports: Ports,
  removal: Removal & { now: TrustedMoment },
): Promise<number> {
  const items = await ports.events.bin.all()
  const overdue = items.filter((item) => isOverdue(item, removal.now))
  return (await removeItems(overdue, ports, removal)).length
}

/** Removes for good what is in the bin of this event, itself last: after a fault it can be removed again. */
export async function removeItemsOf(id: string, ports: Ports, removal: Removal): Promise<void> {
  const items = (await ports.events.bin.all()).filter((item) => eventIdOf(item) === id)
  const { photos = [], event = [] } = Object.groupBy(items, ({ kind }) => kind)
  await removeItems([...photos, ...event], ports, removal)
}

/** Also removes what the bin and waiting uploads have of an event that is deleted for good. */
export async function removeTracesOf(id: string, ports: Ports, removal: Removal): Promise<void> {
  const { waiting } = ports
  if (waiting) await dropBatchesOf(id, { ...ports, waiting })
  await removeItemsOf(id, ports, removal)
}

/** Removes one item for good, or these of its photos. False: no such item. */
export async function removeItem(
  id: string,
  photoIds: readonly number[] | undefined,
  ports: Ports,
  removal: Removal,
): Promise<boolean> {
  const item = await ports.events.bin.find(id)
  if (item?.kind === 'event') await removeTracesOf(item.event.id, ports, removal)
  else await removeItems([{ id }], ports, removal, photoIds)
  return item !== null
}

async function removeItems(
  items: Pick<DeletedItem, 'id'>[],
  ports: Ports,
  { now, onFilesLeft }: Removal,
  photoIds?: readonly number[],
): Promise<DeletedItem[]> {
  const removed: DeletedItem[] = []
  for (const { id } of items) {
    const item = await ports.events.bin.remove(id, now, photoIds)
    if (item) removed.push(item)
  }
  await removeFiles(removed.flatMap(photosOf), ports, onFilesLeft)
  return removed
}
