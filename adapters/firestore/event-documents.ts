import type { DocumentSnapshot } from '@google-cloud/firestore'
import type { EventDraft, SchoolEvent } from '#domain/events/event.ts'
import { readDay } from '#domain/events/event-day.ts'
import { readEvent, storedEvent } from '#domain/events/event-document.ts'
import { eventFieldNames, rulesOf } from '#domain/events/event-fields.ts'
import { type Unreadable, unreadableIn } from '#domain/events/unreadable.ts'
import {
  type Photo,
  type PhotoPicture,
  pictureFields,
  readPhoto,
  readPhotos,
} from '#domain/photos/photo.ts'

export function eventOf(snapshot: DocumentSnapshot): SchoolEvent | null {
  const fields = snapshot.data()
  return fields ? eventOfFields(snapshot.id, fields) : null
}

export function eventOfFields(id: string, fields: Record<string, unknown>): SchoolEvent {
  return readEvent(id, readable(fields))
}

export function unreadableOf(snapshot: DocumentSnapshot): Unreadable[] {
  return unreadableIn(snapshot.id, readable(snapshot.data() ?? {}))
}

function readable(fields: Record<string, unknown>): Record<string, unknown> {
  const read = ([name, value]: [string, unknown]) => [
    name,
    isDay(name) ? value : withIsoDates(value),
  ]
  return Object.fromEntries(Object.entries(fields).map(read))
}

/** A day stored as a moment is read in the school's zone, so it must stay a moment. */
function isDay(name: string): boolean {
  return eventFieldNames.some((field) => field === name && rulesOf(field).read === readDay)
}

export type StoredPhoto = { photo: Photo; at: number }

export function storedPhotos(snapshot: DocumentSnapshot): StoredPhoto[] {
  const list: unknown = snapshot.get('fotos')
  const readable = Array.isArray(list)
    ? list.flatMap((item, at) => (readPhoto(withIsoDates(item)) ? [at] : []))
    : []
  return (eventOf(snapshot)?.fotos ?? []).map((photo, n) => ({ photo, at: readable[n] ?? -1 }))
}

/** The stored list without the removed photos. Photos whose derived id would change get it written down. */
export function listWithout(list: unknown[], gone: StoredPhoto[], stay: StoredPhoto[]): unknown[] {
  const places = new Set(gone.map(({ at }) => at))
  const left = readPhotos(withIsoDates(list.filter((_, at) => !places.has(at))))
  const changed = stay.filter(({ photo }, n) => left[n]?.id !== photo.id)
  const fixed = new Map(changed.map(({ photo, at }) => [at, withId(list[at], photo)]))
  return list.map((item, at) => fixed.get(at) ?? item).filter((_, at) => !places.has(at))
}

/** The highest photo id the event has ever had: `ultimaFoto` remembers deleted ones. */
export function highestPhotoId(snapshot: DocumentSnapshot): number {
  const ids = eventOf(snapshot)?.fotos.map(({ id }) => id) ?? []
  return ids.reduce((most, id) => Math.max(most, id), Number(snapshot.get('ultimaFoto')) || 0)
}

/** The stored list with entries put back, each before the readable photo that is at its place now. */
export function listWithBack(list: unknown[], back: { entry: unknown; at: number }[]): unknown[] {
  return back.reduce((before, { entry, at }) => {
    const readableAt = before.flatMap((item, n) => (readPhoto(withIsoDates(item)) ? [n] : []))
    return before.toSpliced(readableAt[at] ?? before.length, 0, entry)
  }, list)
}

/** The stored list in a new order, with unreadable entries at the end. */
export function arrangedList(list: unknown[], arranged: StoredPhoto[]): unknown[] {
  const places = new Set(arranged.map(({ at }) => at))
  const unread = list.filter((_, at) => !places.has(at))
  return [...arranged.map(({ photo, at }) => withId(list[at], photo)), ...unread]
}

export function listWithCaption(
  list: unknown[],
  { photo, at }: StoredPhoto,
  legenda: string | null,
): unknown[] {
  const { legenda: _, ...fields } = withId(list[at], photo) as Record<string, unknown>
  return list.with(at, { ...fields, ...(legenda && { legenda }) })
}

export function listWithPicture(
  list: unknown[],
  shows: StoredPhoto[],
  picture: PhotoPicture,
): unknown[] {
  const replaced = new Map(
    shows.map(({ photo, at }) => {
      const fields = { ...withId(list[at], photo) } as Partial<Photo>
      for (const field of pictureFields) delete fields[field]
      return [at, { ...fields, ...pictureOf(picture) }]
    }),
  )
  return list.map((item, at) => replaced.get(at) ?? item)
}

function withId(item: unknown, photo: Photo): object {
  return typeof item === 'string' ? photoFields(photo) : { ...(item as object), id: photo.id }
}

export function newDocument(draft: EventDraft, now: Date) {
  return { ...presentFields({ ...draft, criadoEm: now.toISOString() }), fotos: [] }
}

export function wholeDocument(event: SchoolEvent) {
  return { ...presentFields(event), fotos: event.fotos.map(photoFields) }
}

function presentFields(event: Parameters<typeof storedEvent>[0]) {
  const present = Object.entries(storedEvent(event)).filter(([, value]) => value !== null)
  return Object.fromEntries(present)
}

/** Copies known fields by name, so that nothing else reaches the database. */
export function photoFields(photo: Photo) {
  const { id, nome, uploadedAt, legenda, tiradaEm } = photo
  return {
    id,
    nome,
    uploadedAt,
    ...pictureOf(photo),
    ...(legenda && { legenda }),
    ...(tiradaEm && { tiradaEm }),
  }
}

function pictureOf({ url, cloudinaryPublicId, width, height, cobertos }: PhotoPicture) {
  return {
    url,
    ...(cloudinaryPublicId && { cloudinaryPublicId }),
    ...(width && { width }),
    ...(height && { height }),
    ...(cobertos && { cobertos }),
  }
}

export function withIsoDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withIsoDates)
  if ('toDate' in value) return (value as { toDate(): Date }).toDate().toISOString()
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withIsoDates(inner)]),
  )
}
