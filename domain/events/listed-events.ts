import type { Live } from '#domain/documents.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { photoNumbers } from '#domain/photos/photo-number.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { type EventSummary, nextFirst, type SchoolEvent, summaryOf } from './event.ts'
import { familyLink } from './family-link.ts'
import { isPublic, type Visible } from './visibility.ts'

/** A photo with its visible number. */
export type NumberedPhoto = Photo & { numero: number }

/** `size` items from the item number `from`, counted from 0. */
export type Slice = { from: number; size: number }

/** The reads served from the list in memory. Callers get copies, never the list's own objects. */
export function listedEvents(list: Live<SchoolEvent>) {
  const sorted = async () => (await list.current()).sorted()
  const find = async (id: string) => (await list.current()).find(id)
  const page = (events: readonly SchoolEvent[], slice: Slice) => ({
    events: structuredClone(takeSlice(events, slice).map(summaryOf)),
    total: events.length,
  })
  return {
    /** A slice of all events, newest date first. */
    page: async (slice: Slice): Promise<{ events: EventSummary[]; total: number }> =>
      page(await sorted(), slice),
    /** A slice of all events: the upcoming ones, soonest first, then newest date first. */
    pageOfNext: async (
      slice: Slice,
      today: SchoolDay,
    ): Promise<{ events: EventSummary[]; total: number }> =>
      page(nextFirst(await sorted(), today), slice),
    /** `page`, for the events that `isPublic` at `now`. Visitors get events through `PublicEvents`. */
    publicPage: async (
      slice: Slice,
      now: Date,
    ): Promise<{ events: EventSummary[]; total: number }> => {
      const events = await sorted()
      return page(
        events.filter((event) => isPublic(event, now)),
        slice,
      )
    },
    /** The events whose `visibilidade` is not 'todos', with all their photos. */
    reserved: async (): Promise<SchoolEvent[]> =>
      structuredClone((await sorted()).filter(({ visibilidade }) => visibilidade !== 'todos')),
    /** The events that have a covered photo, with all their photos. */
    covered: async (): Promise<SchoolEvent[]> =>
      structuredClone((await sorted()).filter(({ fotos }) => fotos.some((one) => one.cobertos))),
    /** Every `publicarEm` of a draft, past ones included. */
    openings: async (): Promise<string[]> =>
      (await sorted()).flatMap(({ visibilidade, publicarEm }) =>
        visibilidade === 'ninguem' && publicarEm ? [publicarEm] : [],
      ),
    /** The event whose family link has this hash, ended or not. */
    byFamilyLink: async (hash: string): Promise<EventSummary | null> => {
      const hasLink = ({ linkFamilias }: SchoolEvent) => familyLink(linkFamilias)?.hash === hash
      const event = (await sorted()).find(hasLink)
      return event ? structuredClone(summaryOf(event)) : null
    },
    /**
     * The event and a slice of its photos. An event that is not allowed is treated like a missing one: its photos are
     * not read, so that it does not take longer.
     */
    gallery: async (
      id: string,
      slice: Slice,
      isAllowed: (event: EventSummary) => boolean = () => true,
    ): Promise<{ event: EventSummary; photos: NumberedPhoto[] } | null> => {
      const found = await find(id)
      const event = found && summaryOf(found)
      if (!event || !isAllowed(event)) return null
      const numbers = photoNumbers(found)
      const photos = takeSlice(found.fotos, slice).map((photo) => ({
        ...photo,
        numero: numbers.get(photo.id) ?? 0,
      }))
      return structuredClone({ event, photos })
    },
    /** The id of the photo with this visible number. */
    photoOfNumber: async (id: string, number: number): Promise<number | null> => {
      const event = await find(id)
      const numbers = event ? photoNumbers(event) : []
      for (const [photoId, one] of numbers) if (one === number) return photoId
      return null
    },
    /** The zero-based position of a photo in its gallery, for `?foto=ID`. */
    photoPosition: async (id: string, photoId: number): Promise<number | null> => {
      const event = await find(id)
      const position = event?.fotos.findIndex((photo) => photo.id === photoId) ?? -1
      return position < 0 ? null : position
    },
    photoById: async (id: string, photoId: number): Promise<NumberedPhoto | null> => {
      const event = await find(id)
      const photo = event?.fotos.find((one) => one.id === photoId)
      return event && photo
        ? structuredClone({ ...photo, numero: photoNumbers(event).get(photoId) ?? 0 })
        : null
    },
    /** The event's photo with this key. */
    photoByKey: async (id: string, key: string): Promise<Photo | null> => {
      const event = await find(id)
      return structuredClone(event?.fotos.find(({ url }) => photoKey(url) === key) ?? null)
    },
    /** The events that show the photo with this key. Cheap, because every request for a photo's file calls it. */
    byPhotoKey: async (key: string): Promise<(Visible & { id: string })[]> =>
      (await list.current()).withKey(key).map(({ id, visibilidade, publicarEm }) => ({
        id,
        visibilidade,
        ...(publicarEm && { publicarEm }),
      })),
    /**
     * Throws if what these reads return may be more than a few seconds old. Call it before showing something that not
     * everybody may see.
     */
    assertFresh: list.assertFresh,
    /** Changes whenever anything may have changed, in this process or another. Cheap. */
    version: async (): Promise<string> => (await list.current()).version(),
  }
}

export function takeSlice<T>(list: readonly T[], { from, size }: Slice): T[] {
  const first = Math.max(Math.trunc(from) || 0, 0)
  return list.slice(first, first + Math.max(Math.trunc(size) || 0, 0))
}
