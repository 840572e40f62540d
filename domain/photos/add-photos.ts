import { pMapIterable } from 'p-map'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { PhotoAccess } from './hosted-access.ts'
import type { Photo } from './photo.ts'
import type { PhotoFiles, PhotoOwner, PhotoStore } from './photo-store.ts'
import type { PictureEncoder } from './picture-encoder.ts'
import { removeUnused } from './remove-files.ts'
import { type OfferedFiles, type OfferedPhoto, type StoredFile, storeFile } from './store-file.ts'

export type AddPhotosOutcome =
  | { kind: 'added'; photos: Photo[] }
  | { kind: 'event-missing' }
  | { kind: 'refused'; sentences: string[] }

type Ports = {
  events: EventStore
  photos: PhotoStore
  pictures: PictureEncoder
  /** Without it, the photo store does not learn of a visibility change during the upload. */
  photoAccess?: Pick<PhotoAccess, 'follow'>
}

/** Adds all files or none, for code that runs without a browser. */
export async function addPhotos(
  eventId: string,
  files: OfferedFiles,
  ports: Ports,
  { now, onProgress = () => {} }: { now: () => Date; onProgress?: (filesDone: number) => void },
): Promise<AddPhotosOutcome> {
  const found = await ports.events.gallery(eventId, { from: 0, size: 0 })
  if (!found) return { kind: 'event-missing' }
  const owner = { eventId, isPublic: isPublic(found.event, now()) }
  const stored: StoredFile[] = []
  const running = new Set<Promise<unknown>>()
  const store = (file: OfferedPhoto, place: number) => {
    const storing = storeFile(file, owner, ports, now()).then((made) => {
      stored[place] = made
    })
    running.add(storing)
    return storing.finally(() => running.delete(storing))
  }
  const photos = () => stored.flatMap((file) => ('photo' in file ? file.photo : []))
  try {
    let done = 0
    for await (const _ of pMapIterable(files, store, { concurrency: 2 })) onProgress(++done)
    const sentences = stored.flatMap((file) => ('photo' in file ? [] : file.sentence))
    const added =
      sentences.length === 0 && (await ports.events.appendPhotos(eventId, photos(), now()))
    if (added) {
      await followIfChanged(owner, added, ports, now)
      return { kind: 'added', photos: added }
    }
    await removeUnused(photos(), ports)
    return sentences.length > 0 ? { kind: 'refused', sentences } : { kind: 'event-missing' }
  } catch (fault) {
    // When p-map stops early it does not wait for running work.
    await Promise.allSettled(running)
    // Files that cannot be deleted now are not served; a collection deletes them later.
    await removeUnused(photos(), ports).catch(() => {})
    throw fault
  }
}

/** Somebody may have changed who sees the event while its photos were on their way. */
export async function followIfChanged(
  { eventId, isPublic: wasPublic }: PhotoOwner,
  added: PhotoFiles[],
  { events, photoAccess }: Pick<Ports, 'events' | 'photoAccess'>,
  now: () => Date,
): Promise<void> {
  const found = await events.gallery(eventId, { from: 0, size: 0 })
  if (found && isPublic(found.event, now()) !== wasPublic) await photoAccess?.follow(added)
}
