import { photosOf } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isDue, isPublic } from '#domain/events/visibility.ts'
import { shownPictures } from '#domain/school/lists/item-pictures.ts'
import { type SchoolDefaults, schoolInUse } from '#domain/school/school-in-use.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'
import type { Photo } from './photo.ts'
import { photoKey } from './photo-key.ts'
import type { HostedAccess, PhotoFiles, PhotoStore } from './photo-store.ts'

/** Photos of a hidden event that somebody with their URL can still open. */
export type ExposedPhotos = {
  /** Temporarily: the host has not closed them yet. */
  closing: number
  /** Permanently: they are at a service that this site does not control. */
  foreign: number
}

/**
 * Tells a store that serves files itself who may see them. This always follows from the current documents, never from
 * what was sent before: another instance may have sent something else since. Where the site serves the files, this
 * does nothing.
 */
export type PhotoAccess = {
  /** After a change of who may see these photos. `retry` repeats what fails. */
  follow(photos: PhotoFiles[]): Promise<void>
  /** Compares all documents with what the host lists: at start, and daily. */
  reconcile(): Promise<void>
  /** Sends what has failed, and the photos of drafts published since. Called twice a minute. */
  retry(): Promise<void>
  exposed(event: Pick<SchoolEvent, 'fotos'>): ExposedPhotos
}

type Ports = {
  events: EventStore
  school: Pick<SchoolStore, 'find'>
  defaults: SchoolDefaults
  photos: Pick<PhotoStore, 'access' | 'urls' | 'stored'>
  now: () => Date
}

export function photoAccess({ events, school, defaults, photos, now }: Ports): PhotoAccess {
  const { access, urls } = photos
  /** Not sent to the host yet, by key. */
  const pending = new Map<string, PhotoFiles>()
  const exposed = ({ fotos }: Pick<SchoolEvent, 'fotos'>) => {
    const canGuard = (photo: Photo) => (access ? access.canGuard(photo) : urls.isOwn(photo.url))
    const own = fotos.filter(canGuard)
    const closing = own.filter(({ url }) => pending.has(photoKey(url))).length
    return { closing, foreign: fotos.length - own.length }
  }
  if (!access) {
    const nothing = async () => {}
    return { follow: nothing, reconcile: nothing, retry: nothing, exposed }
  }

  let isReconciled = false
  /** The photos of drafts published before this moment were already sent. */
  let toldUntil = Number.NEGATIVE_INFINITY

  /** By key: whether visitors see a picture of the site. */
  async function sitePictures(): Promise<Map<string, boolean>> {
    const { document } = await school.find()
    const shown = Object.values(shownPictures(schoolInUse(document, defaults)))
    const keys = new Set(shown.map(({ url }) => photoKey(url)))
    const pictures = slotPictureUrls(document).map(({ url }) => photoKey(url))
    return new Map(pictures.map((key) => [key, keys.has(key)]))
  }

  /** Whether a public event or the site itself shows each photo now. */
  async function areShown(list: PhotoFiles[]): Promise<boolean[]> {
    const owners = await Promise.all(list.map(({ url }) => events.byPhotoKey(photoKey(url))))
    const areOfEvents = owners.every((some) => some.length > 0)
    // The document is read only for what no event has: each read is billed.
    const ofSite = areOfEvents ? new Map<string, boolean>() : await sitePictures()
    return list.map(
      ({ url }, index) =>
        ofSite.get(photoKey(url)) ?? (owners[index] ?? []).some((event) => isPublic(event, now())),
    )
  }

  async function tell(list: PhotoFiles[], host: HostedAccess): Promise<void> {
    const shown = await areShown(list)
    for (const isOpen of [false, true]) {
      const some = list.filter((_, index) => shown[index] === isOpen)
      if (some.length > 0) await host.set(some, isOpen)
    }
    // Hundreds of calls take seconds: somebody, here or at another instance, may have changed the event meanwhile.
    const shownNow = await areShown(list)
    const changed = list.filter((_, index) => shown[index] !== shownNow[index])
    if (changed.length > 0) await tell(changed, host)
    for (const photo of list) {
      const key = photoKey(photo.url)
      if (pending.get(key) === photo) pending.delete(key)
    }
  }

  async function follow(list: PhotoFiles[], host: HostedAccess): Promise<void> {
    const own = list.filter(host.canGuard)
    for (const photo of own) pending.set(photoKey(photo.url), photo)
    await tell(own, host)
  }

  async function reconcile(host: HostedAccess): Promise<void> {
    const deleted = (await events.bin.all()).flatMap(photosOf).map(({ url }) => photoKey(url))
    const stored = await photos.stored()
    const shown = await areShown(stored)
    const wrong = stored.filter(({ isPublic }, index) => shown[index] !== isPublic)
    if (wrong.length > 0) await follow(await namedOf(wrong, deleted), host)
    isReconciled = true
  }

  /** A photo that nothing names may be about to join its event. */
  async function namedOf(list: PhotoFiles[], deleted: string[]): Promise<PhotoFiles[]> {
    const named = new Set([...deleted, ...(await sitePictures()).keys()])
    const owners = await Promise.all(list.map(({ url }) => events.byPhotoKey(photoKey(url))))
    return list.filter(({ url }, n) => named.has(photoKey(url)) || (owners[n] ?? []).length > 0)
  }

  async function followOpened(host: HostedAccess): Promise<void> {
    const moment = now()
    const opened = (await events.reserved()).filter(
      (event) => isDue(event, moment) && Date.parse(event.publicarEm ?? '') > toldUntil,
    )
    toldUntil = moment.getTime()
    await follow(
      opened.flatMap(({ fotos }) => fotos),
      host,
    )
  }

  return {
    follow: (list) => follow(list, access),
    reconcile: () => reconcile(access),
    retry: async () => {
      await tell([...pending.values()], access)
      await followOpened(access)
      if (!isReconciled) await reconcile(access)
    },
    exposed,
  }
}
