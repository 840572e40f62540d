import type { EventStore } from '#domain/events/event-store.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { photoKey } from './photo-key.ts'

type SitePictures = Readonly<Record<string, { url: string }>>

type Ports = {
  events: Pick<EventStore, 'assertFresh' | 'byPhotoKey'>
  /** The pictures in the slots of the site, its logo and its icon. */
  sitePictures: () => Promise<SitePictures>
  now: () => Date
}

/** Whether every visitor may see a photo. Checked at each request for one of its files. */
export type PublicPhotos = {
  /** Throws a StoreFault if that is not known. */
  has(key: string): Promise<boolean>
}

/** A photo is public as long as a public event shows it, or the site itself. */
export function publicPhotos({ events, sitePictures, now }: Ports): PublicPhotos {
  const keysOf = new WeakMap<SitePictures, ReadonlySet<string>>()

  function isOfSite(key: string, pictures: SitePictures): boolean {
    const keys =
      keysOf.get(pictures) ?? new Set(Object.values(pictures).map(({ url }) => photoKey(url)))
    keysOf.set(pictures, keys)
    return keys.has(key)
  }

  return {
    has: async (key) => {
      if (isOfSite(key, await sitePictures())) return true
      await events.assertFresh()
      const owners = await events.byPhotoKey(key)
      return owners.some((event) => isPublic(event, now()))
    },
  }
}
