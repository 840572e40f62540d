import { erasedEvent, erasedPhotos } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { SchoolEvent } from './event.ts'

/** A photo as it was in its event: `place` counts from 0. */
export type DeletedPhoto = { photo: Photo; place: number; wasCover: boolean }

/** What one press deleted, with everything needed to restore it. */
export type DeletedItem = DeletedEvent | DeletedPhotos
export type DeletedEvent = About & { kind: 'event'; event: SchoolEvent }
export type DeletedPhotos = About & {
  kind: 'photos'
  eventId: string
  eventName: string
  photos: DeletedPhoto[]
  /** Everyone saw them when they were deleted. */
  wasPublic?: true
}

type About = {
  id: string
  /** ISO timestamp. */
  deletedAt: string
  /** Who deleted it, as a person would call them. */
  by: string
}

/** One press of the button. */
export type Deletion = { id: string; at: Date; by: string }

export function aboutDeletion({ id, at, by }: Deletion): About {
  return { id, deletedAt: at.toISOString(), by }
}

const dayMs = 24 * 60 * 60 * 1000

export const daysInBin = 30

export function isOverdue({ deletedAt }: DeletedItem, now: Date): boolean {
  return now.getTime() - Date.parse(deletedAt) >= daysInBin * dayMs
}

/** At least 1: what is overdue is removed with the next housekeeping. */
export function daysLeft({ deletedAt }: DeletedItem, now: Date): number {
  const left = Date.parse(deletedAt) + daysInBin * dayMs - now.getTime()
  return Math.max(Math.ceil(left / dayMs), 1)
}

export function newestDeletionFirst(a: DeletedItem, b: DeletedItem): number {
  if (a.deletedAt === b.deletedAt) return a.id < b.id ? 1 : -1
  return a.deletedAt < b.deletedAt ? 1 : -1
}

export function eventIdOf(item: DeletedItem): string {
  return item.kind === 'event' ? item.event.id : item.eventId
}

export function photosOf(item: DeletedItem): Photo[] {
  return item.kind === 'event' ? item.event.fotos : item.photos.map(({ photo }) => photo)
}

export function holdsPhoto(item: DeletedItem, eventId: string, photoId: number): boolean {
  return eventIdOf(item) === eventId && photosOf(item).some(({ id }) => id === photoId)
}

/** What the site remembers when the item is removed for good. */
export function erasedItem(item: DeletedItem): string[] {
  return item.kind === 'event'
    ? erasedEvent(item.event)
    : erasedPhotos(item.eventId, photosOf(item))
}

/** The chosen photos of an item and those that stay behind; without a choice, all are chosen. */
export function chosenPhotos(
  { photos }: DeletedPhotos,
  photoIds?: readonly number[],
): { chosen: DeletedPhoto[]; others: DeletedPhoto[] } {
  const { chosen = [], others = [] } = Object.groupBy(photos, ({ photo }) =>
    !photoIds || photoIds.includes(photo.id) ? 'chosen' : 'others',
  )
  return { chosen, others }
}

/**
 * Splits the item into what is removed for good and what is left, whose places no longer count the removed photos. An
 * event is always removed whole.
 */
export function splitForRemoval(
  item: DeletedItem,
  photoIds?: readonly number[],
): { removed: DeletedItem; left: DeletedPhotos | null } {
  if (item.kind === 'event') return { removed: item, left: null }
  const { chosen, others } = chosenPhotos(item, photoIds)
  const left = others.map((deleted) => {
    const before = chosen.filter(({ place }) => place < deleted.place).length
    return { ...deleted, place: deleted.place - before }
  })
  return { removed: { ...item, photos: chosen }, left: { ...item, photos: left } }
}

/** The photos of this event with these ids, as the bin keeps them. */
export function deletedPhotos(
  { fotos, imagem }: Pick<SchoolEvent, 'fotos' | 'imagem'>,
  photoIds: readonly number[],
): DeletedPhoto[] {
  return fotos.flatMap((photo, place) =>
    photoIds.includes(photo.id) ? [{ photo, place, wasCover: photo.url === imagem }] : [],
  )
}

/**
 * The insert index of each restored photo, to be applied in this order: its old place, minus the photos before it that
 * stay in the bin, and at most the end of the list.
 */
export function placesBack(
  length: number,
  back: readonly DeletedPhoto[],
  others: readonly DeletedPhoto[],
): { deleted: DeletedPhoto; at: number }[] {
  return back
    .toSorted((a, b) => a.place - b.place)
    .map((deleted, index) => {
      const away = others.filter(({ place }) => place < deleted.place).length
      return { deleted, at: Math.min(deleted.place - away, length + index) }
    })
}

/** A photo whose id was given to another one meanwhile gets a new id. */
export function photosBack(
  fotos: readonly Photo[],
  back: readonly DeletedPhoto[],
  others: readonly DeletedPhoto[],
): Photo[] {
  const list = [...fotos]
  for (const { deleted, at } of placesBack(fotos.length, back, others)) {
    const { photo } = deleted
    const isTaken = list.some(({ id }) => id === photo.id)
    const highest = Math.max(...list.map(({ id }) => id))
    list.splice(at, 0, isTaken ? { ...photo, id: highest + 1 } : photo)
  }
  return list
}
