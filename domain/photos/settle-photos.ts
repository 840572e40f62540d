import { pMapSettled } from 'p-map'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { EventStore, NewFile } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

type Ports = { events: EventStore; photos: PhotoStore }

/** So many at a time: what an interruption leaves undone is small. */
const photosAtOnce = 24
const concurrency = 6
const everyPhoto = { from: 0, size: Number.MAX_SAFE_INTEGER }

/** The photos whose files are not as who sees the event wants them: open ones of a hidden event, or the reverse. */
export function misplacedPhotos(
  event: Pick<SchoolEvent, 'visibilidade' | 'publicarEm' | 'fotos'>,
  { urls }: Pick<PhotoStore, 'urls'>,
  now: Date,
): Photo[] {
  const guarded = !isPublic(event, now)
  return event.fotos.filter(({ url }) => urls.isGuarded(url) !== guarded)
}

/**
 * Gives the event's photos files that fit who sees it: copies under new names, which the event refers to
 * before the old ones are deleted. So old addresses end, and an interruption leaves photos that are whole,
 * with leftovers that the next sweep deletes. Call it after every change of who sees the event, and
 * again at any time. Returns how many photos are left as they were, because this store cannot copy them.
 */
export async function settlePhotos(id: string, ports: Ports, now: Date): Promise<number> {
  // Hosted stores bill `one`, and nearly always there is nothing to do.
  const known = await ports.events.gallery(id, everyPhoto)
  if (!known) return 0
  const { event: summary, photos: fotos } = known
  if (misplacedPhotos({ ...summary, fotos }, ports.photos, now).length === 0) return 0
  const event = await ports.events.one(id)
  if (!event) return 0
  const misplaced = misplacedPhotos(event, ports.photos, now)
  const movable = misplaced.filter(ports.photos.canCopy)
  const guarded = !isPublic(event, now)
  let moved = 0
  for (let from = 0; from < movable.length; from += photosAtOnce) {
    moved += await replaceFiles(id, movable.slice(from, from + photosAtOnce), guarded, ports)
  }
  return misplaced.length - moved
}

/** All of them or none. Returns how many. */
async function replaceFiles(
  eventId: string,
  old: Photo[],
  guarded: boolean,
  { events, photos }: Ports,
): Promise<number> {
  const batch = await photos.beginBatch(eventId, { guarded })
  const copies = new Map<string, NewFile>()
  try {
    // All of them end before the batch is abandoned, or a late one would be left behind.
    const results = await pMapSettled(
      old,
      async (photo) => {
        const copy = await batch.copy(photo)
        if (copy) copies.set(photo.url, copy)
      },
      { concurrency },
    )
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
    await batch.publish()
  } catch (fault) {
    await batch.abandon().catch(() => {})
    throw fault
  }
  const removal = await photos.beginRemoval(old.filter(({ url }) => copies.has(url)))
  // If this fails it may still have happened: the next sweep deletes what no event refers to.
  const replaced = await events.replaceFiles(eventId, copies)
  // A photo that was deleted meanwhile is in the bin with its old files.
  await removal.finish(new Set([...copies.keys()].filter((url) => !replaced?.includes(url))))
  await batch.finish()
  // Another instance was faster with these, or somebody has covered or deleted the photo.
  const unused = old.flatMap((photo) => {
    const copy = !replaced?.includes(photo.url) && copies.get(photo.url)
    return copy ? { ...photo, ...copy } : []
  })
  await (await photos.beginRemoval(unused)).finish()
  return replaced?.length ?? 0
}
