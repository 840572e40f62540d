import { tokenHash } from '#domain/admin/session.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { EventSummary } from './event.ts'
import type { EventStore } from './event-store.ts'
import { familyLink, isFamilyToken, isLive } from './family-link.ts'
import type { NumberedPhoto, Slice } from './listed-events.ts'
import { isPublic } from './visibility.ts'

/** Who wants to see it: with a family link's token in a cookie, or signed in. */
export type Viewer = { token: string | null; isAdmin: boolean }

/** Why somebody sees an event. */
export type Right = 'admin' | 'family' | 'everyone'

/**
 * Events for those who may see them. Every call checks the store, so that a withdrawn link ends at once. For everybody
 * else the event does not seem to exist.
 */
export type GuardedEvents = {
  find(id: string, viewer: Viewer): Promise<{ event: EventSummary; right: Right } | null>
  gallery(
    id: string,
    viewer: Viewer,
    slice: Slice,
  ): Promise<{ event: EventSummary; photos: NumberedPhoto[]; right: Right } | null>
  photoPosition(id: string, viewer: Viewer, photoId: number): Promise<number | null>
  photoById(
    id: string,
    viewer: Viewer,
    photoId: number,
  ): Promise<{ event: EventSummary; photo: NumberedPhoto; right: Right } | null>
  /** By the key in the photo's URL. */
  photoByKey(
    id: string,
    viewer: Viewer,
    key: string,
  ): Promise<{ photo: Photo; right: Right } | null>
  /** The event that a family link leads to, and the end of the link. */
  byToken(token: string): Promise<{ event: EventSummary; endsAt: string } | null>
}

/** `publicNow`: the clock that publishes drafts, if it is not the one by which links expire. */
export function guardedEvents(events: EventStore, now: () => Date, publicNow = now): GuardedEvents {
  function rightOf(event: EventSummary, isAdmin: boolean, hash: string | null): Right | null {
    if (isAdmin) return 'admin'
    if (isPublic(event, publicNow())) return 'everyone'
    const link = familyLink(event.linkFamilias)
    if (event.visibilidade !== 'familias' || !link) return null
    return isLive(link, now()) && hash === link.hash ? 'family' : null
  }

  const gallery: GuardedEvents['gallery'] = async (id, { token, isAdmin }, slice) => {
    await events.assertFresh()
    const hash = token && isFamilyToken(token) ? await tokenHash(token) : null
    let right: Right | null = null
    const found = await events.gallery(id, slice, (event) => {
      right = rightOf(event, isAdmin, hash)
      return right !== null
    })
    return found && right && { ...found, right }
  }
  const find: GuardedEvents['find'] = (id, viewer) => gallery(id, viewer, { from: 0, size: 0 })

  return {
    find,
    gallery,
    photoPosition: async (id, viewer, photoId) =>
      (await find(id, viewer)) && events.photoPosition(id, photoId),
    photoById: async (id, viewer, photoId) => {
      const found = await find(id, viewer)
      const photo = found && (await events.photoById(id, photoId))
      return photo && { ...found, photo }
    },
    photoByKey: async (id, viewer, key) => {
      const found = await find(id, viewer)
      const photo = found && (await events.photoByKey(id, key))
      return photo && { photo, right: found.right }
    },
    byToken: async (token) => {
      if (!isFamilyToken(token)) return null
      await events.assertFresh()
      const event = await events.byFamilyLink(await tokenHash(token))
      const link = familyLink(event?.linkFamilias)
      if (!event || !link || !isLive(link, now())) return null
      const isOpen = event.visibilidade === 'familias' || isPublic(event, publicNow())
      return isOpen ? { event, endsAt: link.endsAt } : null
    },
  }
}
