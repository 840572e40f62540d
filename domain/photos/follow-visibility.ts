import { photosOf } from '#domain/events/deleted-item.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { shownPictures } from '#domain/school/lists/item-pictures.ts'
import { type SchoolDefaults, schoolInUse } from '#domain/school/school-in-use.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import type { PhotoAccess } from './hosted-access.ts'
import { photoKey } from './photo-key.ts'
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

/** The same for the pictures of the site that visitors see, or no longer. */
export function followSitePictures(
  school: SchoolStore,
  defaults: SchoolDefaults,
  follow: PhotoAccess['follow'],
): SchoolStore {
  const picturesOf = (stored: unknown) => {
    const { pictures, ...inUse } = schoolInUse(stored, defaults)
    const former = inUse.document.formerPictures.map(({ picture }) => picture)
    const all = [...Object.values(pictures), ...former]
    const shown = Object.values(shownPictures({ ...inUse, pictures }))
    return { all, keys: new Set(all.map(keyOf)), shown: new Set(shown.map(keyOf)) }
  }
  return {
    ...school,
    save: async (document, ...rest) => {
      const before = picturesOf((await school.find()).document)
      const isSaved = await school.save(document, ...rest)
      const after = picturesOf(document)
      // A new picture was stored for everyone.
      const wasOpen = (key: string) => before.shown.has(key) || !before.keys.has(key)
      const changed = [...after.all, ...before.all].filter(
        (picture) => wasOpen(keyOf(picture)) !== after.shown.has(keyOf(picture)),
      )
      if (isSaved) await follow(changed)
      return isSaved
    },
  }
}

const keyOf = ({ url }: PhotoFiles) => photoKey(url)
