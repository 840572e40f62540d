import type { Photo } from '#domain/photos/photo.ts'
import type { EventSummary } from './event.ts'
import type { EventStore } from './event-store.ts'
import type { NumberedPhoto, Slice } from './listed-events.ts'
import { isPublic } from './visibility.ts'

/**
 * The events as every visitor may see them. Public routes read only through this port, so for them an event that is
 * not for everyone does not exist.
 */
export type PublicEvents = {
  /** A slice of the public events, newest date first, and their number. */
  page(slice: Slice): Promise<{ events: EventSummary[]; total: number }>
  /** The event and a slice of its photos. Throws a StoreFault if it is not known whether it is still public. */
  gallery(id: string, slice: Slice): Promise<{ event: EventSummary; photos: Photo[] } | null>
  photoById(
    id: string,
    photoId: number,
  ): Promise<{ event: EventSummary; photo: NumberedPhoto } | null>
  /** The zero-based position of a photo in its gallery. */
  photoPosition(id: string, photoId: number): Promise<number | null>
  /** Changes with the store, and when a draft is due to be published. */
  version(): Promise<string>
  /** The same. Throws a StoreFault if it is not known which events are still public. */
  confirmedVersion(): Promise<string>
  /** When the next draft is published automatically, in milliseconds; null: none is planned. */
  nextOpening(): Promise<number | null>
}

export function publicEvents(events: EventStore, now: () => Date): PublicEvents {
  let known: { version: string; openings: number[] } | null = null

  /** Read once per version of the store, because pages need it all the time. */
  async function openings(): Promise<{ version: string; openings: number[] }> {
    const version = await events.version()
    if (known?.version === version) return known
    const moments = (await events.openings()).map((moment) => Date.parse(moment))
    known = { version, openings: moments.sort((a, b) => a - b) }
    return known
  }

  const gallery: PublicEvents['gallery'] = async (id, slice) => {
    await events.assertFresh()
    return events.gallery(id, slice, (event) => isPublic(event, now()))
  }

  async function version(): Promise<string> {
    const { version, openings: moments } = await openings()
    const moment = now().getTime()
    return `${version} ${moments.filter((opening) => opening <= moment).length}`
  }

  return {
    page: (slice) => events.publicPage(slice, now()),
    gallery,
    photoById: async (id, photoId) => {
      const found = await gallery(id, { from: 0, size: 0 })
      const photo = found && (await events.photoById(id, photoId))
      return photo && { event: found.event, photo }
    },
    photoPosition: async (id, photoId) =>
      (await gallery(id, { from: 0, size: 0 })) && events.photoPosition(id, photoId),
    version,
    confirmedVersion: async () => {
      await events.assertFresh()
      return version()
    },
    nextOpening: async () => {
      const moment = now().getTime()
      return (await openings()).openings.find((opening) => opening > moment) ?? null
    },
  }
}
