import { type SchoolEvent, summaryOf } from '#domain/events/event.ts'
import { type EventStore, takeSlice } from '#domain/events/event-store.ts'
import { familyLink } from '#domain/events/family-link.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { LiveList } from './live-list.ts'

type ReadFromList =
  | 'page'
  | 'publicPage'
  | 'reserved'
  | 'openings'
  | 'byFamilyLink'
  | 'gallery'
  | 'photoPosition'
  | 'photoByKey'
  | 'byPhotoKey'
  | 'assertFresh'

/** The reads that the list in memory answers, without asking Firestore. Nobody gets the list's own objects. */
export function listedEvents(list: LiveList<SchoolEvent>): Pick<EventStore, ReadFromList> {
  const sorted = async () => (await list.current()).sorted()
  const find = async (id: string) => (await list.current()).find(id)
  return {
    page: async (slice) => {
      const all = await sorted()
      return { events: structuredClone(takeSlice(all, slice).map(summaryOf)), total: all.length }
    },
    publicPage: async (slice, now) => {
      const shown = (await sorted()).filter((event) => isPublic(event, now))
      return {
        events: structuredClone(takeSlice(shown, slice).map(summaryOf)),
        total: shown.length,
      }
    },
    reserved: async () =>
      structuredClone((await sorted()).filter(({ visibilidade }) => visibilidade !== 'todos')),
    openings: async () =>
      (await sorted()).flatMap(({ visibilidade, publicarEm }) =>
        visibilidade === 'ninguem' && publicarEm ? [publicarEm] : [],
      ),
    byFamilyLink: async (hash) => {
      const hasLink = ({ linkFamilias }: SchoolEvent) => familyLink(linkFamilias)?.hash === hash
      const event = (await sorted()).find(hasLink)
      return event ? structuredClone(summaryOf(event)) : null
    },
    gallery: async (id, slice, isAllowed = () => true) => {
      const found = await find(id)
      const event = found && summaryOf(found)
      if (!event || !isAllowed(event)) return null
      return structuredClone({ event, photos: takeSlice(found.fotos, slice) })
    },
    photoPosition: async (id, photoId) => {
      const event = await find(id)
      const position = event?.fotos.findIndex((photo) => photo.id === photoId) ?? -1
      return position < 0 ? null : position
    },
    photoByKey: async (id, key) => {
      const event = await find(id)
      return structuredClone(event?.fotos.find(({ url }) => photoKey(url) === key) ?? null)
    },
    byPhotoKey: async (key) =>
      (await list.current()).withKey(key).map(({ id, visibilidade, publicarEm }) => ({
        id,
        visibilidade,
        ...(publicarEm && { publicarEm }),
      })),
    assertFresh: list.assertFresh,
  }
}
