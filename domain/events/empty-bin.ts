import { type OnFilesLeft, orLeaveFiles } from '#domain/photos/files-left.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { type DeletedItem, isOverdue, photosOf } from './deleted-item.ts'
import type { EventStore } from './event-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** Removes everything in the bin for good. Returns how many items. */
export async function emptyBin(ports: Ports, onFilesLeft?: OnFilesLeft): Promise<number> {
  return removeItems(() => true, ports, onFilesLeft)
}

/** Removes what has been in the bin for 30 days. */
export async function removeOverdue(
  ports: Ports,
  now: Date,
  onFilesLeft?: OnFilesLeft,
): Promise<number> {
  return removeItems((item) => isOverdue(item, now), ports, onFilesLeft)
}

/** Removes one item for good, or these of its photos. False: no such item. */
export async function removeItem(
  id: string,
  photoIds: readonly number[] | undefined,
  ports: Ports,
  onFilesLeft?: OnFilesLeft,
): Promise<boolean> {
  return (await removeItems((item) => item.id === id, ports, onFilesLeft, photoIds)) > 0
}

async function removeItems(
  isChosen: (item: DeletedItem) => boolean,
  { events, photos }: Ports,
  onFilesLeft: OnFilesLeft = () => {},
  photoIds?: readonly number[],
): Promise<number> {
  const all = await events.bin.all()
  const items = all.filter(isChosen)
  if (items.length === 0) return 0
  // An old list may contain a URL twice: delete the file with the last photo that has it.
  const { going = [], staying = [] } = Object.groupBy(
    all.flatMap((item) => photosOf(item).map((photo) => ({ photo, item }))),
    ({ photo, item }) => (isChosen(item) && isAmong(photo, item, photoIds) ? 'going' : 'staying'),
  )
  const kept = new Set([...staying.map(({ photo }) => photo.url), ...(await events.photoUrls())])
  const files = going.map(({ photo }) => photo).filter(({ url }) => !kept.has(url))
  const removal = await photos.beginRemoval(files, { fromBin: true })
  const removed: DeletedItem[] = []
  for (const { id } of items) {
    const item = await events.bin.remove(id, photoIds)
    if (item) removed.push(item)
  }
  // Somebody may have restored an item meanwhile.
  const gone = new Set(removed.flatMap(photosOf).map(({ url }) => url))
  const back = new Set(files.map(({ url }) => url).filter((url) => !gone.has(url)))
  await orLeaveFiles(files, onFilesLeft, () => removal.finish(back))
  return removed.length
}

/** Of an event, all photos go with it. */
function isAmong({ id }: Photo, { kind }: DeletedItem, photoIds?: readonly number[]): boolean {
  return kind === 'event' || !photoIds || photoIds.includes(id)
}
