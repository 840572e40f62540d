import { photosOf } from '#domain/events/deleted-item.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { photoKey } from './photo-key.ts'
import type { PhotoFiles, PhotoStore } from './photo-store.ts'

/** Called when photos are deleted but some of their files are not: the next collection deletes those. */
export type OnFilesLeft = (urls: string[], fault: unknown) => void

type Ports = { events: EventStore; photos: Pick<PhotoStore, 'remove'> }

/**
 * Deletes the files of photos that were just deleted for good. If that fails, the photos are still deleted, because
 * nobody is served their files.
 */
export async function removeFiles(
  photos: PhotoFiles[],
  ports: Ports,
  onFilesLeft: OnFilesLeft = () => {},
): Promise<void> {
  if (photos.length === 0) return
  try {
    // An old list may contain a photo twice.
    const inBin = new Set((await ports.events.bin.all()).flatMap(photosOf).map(keyOf))
    const isNamed = async (photo: PhotoFiles) =>
      inBin.has(keyOf(photo)) || (await ports.events.byPhotoKey(keyOf(photo))).length > 0
    const named = await Promise.all(photos.map(isNamed))
    await ports.photos.remove(photos.filter((_, index) => !named[index]))
  } catch (fault) {
    onFilesLeft(
      photos.map(({ url }) => url),
      fault,
    )
  }
}

/**
 * Deletes the files of photos that were never added. Photos that a document names are kept: a process may have died,
 * or lost its connection, after adding them and before learning of it.
 */
export async function removeUnused(photos: PhotoFiles[], ports: Ports): Promise<void> {
  if (photos.length === 0) return
  const named = await ports.events.namedKeys()
  await ports.photos.remove(photos.filter((photo) => !named.has(keyOf(photo))))
}

function keyOf({ url }: PhotoFiles): string {
  return photoKey(url)
}
