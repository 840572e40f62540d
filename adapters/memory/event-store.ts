import { confirmedConsent } from '#domain/events/consent.ts'
import { newestFirst, type SchoolEvent, summaryOf } from '#domain/events/event.ts'
import { readEvent, storedDraft } from '#domain/events/event-document.ts'
import { type EventStore, takeSlice } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { familyLink } from '#domain/events/family-link.ts'
import { isPublic } from '#domain/events/visibility.ts'
import type { SeenUnnamed } from '#domain/photos/collect-photos.ts'
import { erasedEvent, erasedPhotos } from '#domain/photos/erased.ts'
import { type Photo, photoIds, pictureFields, withIds } from '#domain/photos/photo.ts'
import { photoKey, storedKeysIn } from '#domain/photos/photo-key.ts'
import { memoryEventBin } from './event-bin.ts'

export function memoryEventStore(documents: Record<string, unknown> = {}): EventStore {
  const events = new Map<string, SchoolEvent>()
  for (const [id, document] of Object.entries(documents)) events.set(id, readEvent(id, document))
  const submissions = new Map<string, { event: string; photoIds: number[]; at: Date }>()
  let changes = 0
  let created = 0

  const sorted = () => [...events.values()].sort(newestFirst)

  const erased = new Set<string>()
  let unnamed = new Map<string, SeenUnnamed>()
  const onErased = (marks: string[]) => {
    changes += 1
    for (const mark of marks) erased.add(mark)
  }
  const onChange = () => {
    changes += 1
  }
  const bin = memoryEventBin(events, { onChange, onErased })

  const copied = <T>(value: T): T => structuredClone(value)

  return {
    bin,

    all: async () => copied(sorted()),
    unreadable: async () => [],
    page: async (slice) => ({
      events: copied(takeSlice(sorted(), slice).map(summaryOf)),
      total: events.size,
    }),
    publicPage: async (slice, now) => {
      const shown = sorted().filter((event) => isPublic(event, now))
      return { events: copied(takeSlice(shown, slice).map(summaryOf)), total: shown.length }
    },
    reserved: async () => copied(sorted().filter(({ visibilidade }) => visibilidade !== 'todos')),
    openings: async () =>
      sorted().flatMap(({ visibilidade, publicarEm }) =>
        visibilidade === 'ninguem' && publicarEm ? [publicarEm] : [],
      ),
    byFamilyLink: async (hash) => {
      const event = sorted().find(({ linkFamilias }) => familyLink(linkFamilias)?.hash === hash)
      return event ? copied(summaryOf(event)) : null
    },
    one: async (id) => copied(events.get(id) ?? null),
    gallery: async (id, slice, isAllowed = () => true) => {
      const found = events.get(id)
      const event = found && summaryOf(found)
      if (!event || !isAllowed(event)) return null
      return copied({ event, photos: takeSlice(found.fotos, slice) })
    },
    photoPosition: async (id, photoId) => {
      const position = events.get(id)?.fotos.findIndex((photo) => photo.id === photoId) ?? -1
      return position < 0 ? null : position
    },
    photoByKey: async (id, key) =>
      copied(events.get(id)?.fotos.find(({ url }) => photoKey(url) === key) ?? null),
    byPhotoKey: async (key) =>
      [...events.values()]
        .filter(({ fotos }) => fotos.some(({ url }) => photoKey(url) === key))
        .map(({ id, visibilidade, publicarEm }) => ({
          id,
          visibilidade,
          ...(publicarEm && { publicarEm }),
        })),
    namedKeys: async () => new Set(storedKeysIn([[...events.values()], await bin.all()])),
    erased: async () => new Set(erased),
    recordErased: async (marks) => onErased(marks),
    seenUnnamed: async () => copied(unnamed),
    saveSeenUnnamed: async (seen) => {
      unnamed = new Map(seen)
    },
    assertFresh: async () => {},

    create: async (draft, now, submission) => {
      const earlier = events.get(submissions.get(submission ?? '')?.event ?? '')
      if (earlier) return copied(earlier)
      const id = `evento-${++created}`
      const event = readEvent(id, { ...draft, fotos: [], criadoEm: now.toISOString() })
      events.set(id, event)
      if (submission) submissions.set(submission, { event: id, photoIds: [], at: now })
      changes += 1
      return copied(event)
    },
    update: async (id, draft, expected) => {
      const event = events.get(id)
      if (!event) return 'missing'
      if (eventVersion(event) !== expected) return 'changed-elsewhere'
      events.set(id, readEvent(id, { ...event, ...storedDraft(draft) }))
      changes += 1
      return 'updated'
    },
    setFields: async (id, fields) => {
      const event = events.get(id)
      if (!event) return false
      events.set(id, readEvent(id, { ...event, ...fields }))
      changes += 1
      return true
    },
    setCover: async (id, photoId) => {
      const event = events.get(id)
      const photo = event?.fotos.find((one) => one.id === photoId)
      if (!event || !photo) return false
      event.imagem = photo.url
      changes += 1
      return true
    },
    confirmConsent: async (id, now) => {
      const event = events.get(id)
      if (!event) return false
      events.set(id, readEvent(id, { ...event, ...confirmedConsent(event, now) }))
      changes += 1
      return true
    },
    remove: async (id) => {
      const event = events.get(id)
      if (!event) return null
      events.delete(id)
      onErased(erasedEvent(event))
      return event
    },
    importEvent: async (event) => {
      events.set(event.id, copied(event))
      changes += 1
    },
    appendPhotos: async (id, photos, now, submission) => {
      const event = events.get(id)
      if (!event) return null
      const earlier = submissions.get(submission ?? '')
      if (earlier) return copied(event.fotos.filter((photo) => earlier.photoIds.includes(photo.id)))
      const ids = photoIds(photos.length, now, highestId(event.fotos))
      const added = withIds(photos, ids)
      event.fotos.push(...copied(added))
      if (submission) submissions.set(submission, { event: id, photoIds: ids, at: now })
      changes += 1
      return added
    },
    removePhotos: async (id, ids) => {
      const event = events.get(id)
      if (!event) return null
      const removed = event.fotos.filter((photo) => ids.includes(photo.id))
      event.fotos = event.fotos.filter((photo) => !ids.includes(photo.id))
      if (removed.some(({ url }) => url === event.imagem)) delete event.imagem
      onErased(erasedPhotos(id, removed))
      return removed
    },
    arrangePhotos: async (id, arrange) => {
      const event = events.get(id)
      if (!event) return 'missing'
      const arranged = arrange(copied(event.fotos))
      if (!arranged) return 'unchanged'
      event.fotos = copied(arranged)
      changes += 1
      return 'arranged'
    },
    setCaption: async (id, photoId, legenda) => {
      const photo = events.get(id)?.fotos.find((photo) => photo.id === photoId)
      if (!photo) return false
      if (legenda) photo.legenda = legenda
      else delete photo.legenda
      changes += 1
      return true
    },
    replacePicture: async (id, url, picture) => {
      const event = events.get(id)
      const shows = event?.fotos.filter((photo) => photo.url === url) ?? []
      if (!event || shows.length === 0) return false
      for (const photo of shows) {
        for (const field of pictureFields) delete (photo as Partial<Photo>)[field]
        Object.assign(photo, copied(picture))
      }
      if (event.imagem === url) event.imagem = picture.url
      onErased([photoKey(url)])
      return true
    },
    removeSubmissionsBefore: async (moment) => {
      for (const [id, { at }] of submissions) if (at < moment) submissions.delete(id)
    },

    version: async () => String(changes),
    ping: async () => {},
  }
}

function highestId(photos: Photo[]): number {
  return photos.reduce((highest, { id }) => Math.max(highest, id), 0)
}
