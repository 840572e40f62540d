import { photosOf } from '#domain/events/deleted-item.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { readSchoolDocument, type SchoolDocument } from '#domain/school/school-document.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import type { PhotoAccess } from './hosted-access.ts'
import type { PhotoFiles } from './photo-store.ts'

const noPhotos = { from: 0, size: 0 }
const everyPhoto = { from: 0, size: Number.MAX_SAFE_INTEGER }

/**
 * The same store, but every change of who may see a photo is also sent to the photo store, so that no caller can
 * forget it. `follow` reports its own faults, and they do not undo a change.
 */
export function followVisibility(
  events: EventStore,
  follow: PhotoAccess['follow'],
  now: () => Date,
): EventStore {
  async function isShown(id: string): Promise<boolean> {
    const found = await events.gallery(id, noPhotos)
    return found !== null && isPublic(found.event, now())
  }

  async function afterChange<T>(id: string, change: () => Promise<T>): Promise<T> {
    const before = await isShown(id)
    const result = await change()
    if ((await isShown(id)) !== before) {
      await follow((await events.gallery(id, everyPhoto))?.photos ?? [])
    }
    return result
  }

  async function followAll<T>(photos: (result: T) => PhotoFiles[], result: T): Promise<T> {
    await follow(photos(result))
    return result
  }

  const { bin } = events
  return {
    ...events,
    by: (person) => followVisibility(events.by(person), follow, now),
    update: (id, ...rest) => afterChange(id, () => events.update(id, ...rest)),
    setFields: (id, ...rest) => afterChange(id, () => events.setFields(id, ...rest)),
    bin: {
      ...bin,
      putEvent: async (...given) =>
        followAll((item) => (item ? photosOf(item) : []), await bin.putEvent(...given)),
      putPhotos: async (...given) =>
        followAll((item) => (item ? photosOf(item) : []), await bin.putPhotos(...given)),
      restore: async (id, how) => {
        const item = await bin.find(id)
        return followAll(() => (item ? photosOf(item) : []), await bin.restore(id, how))
      },
    },
  }
}

/** The same for the pictures of the site that leave their slots, or come back. */
export function followSitePictures(
  school: SchoolStore,
  follow: PhotoAccess['follow'],
): SchoolStore {
  const formerIn = ({ formerPictures }: SchoolDocument) =>
    formerPictures.map(({ picture }) => picture)
  const without = (some: PhotoFiles[], others: PhotoFiles[]) =>
    some.filter(({ url }) => !others.some((other) => other.url === url))
  return {
    ...school,
    save: async (document, ...rest) => {
      const before = formerIn(readSchoolDocument((await school.find()).document).document)
      const isSaved = await school.save(document, ...rest)
      const after = formerIn(document)
      if (isSaved) await follow([...without(after, before), ...without(before, after)])
      return isSaved
    },
  }
}
