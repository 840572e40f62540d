import { schoolClockTime } from '#domain/school-day.ts'
import type { Photo } from './photo.ts'

/** Returns the same photos in another order; null leaves them unchanged. */
export type ArrangePhotos = (photos: Photo[]) => Photo[] | null

/** The target: an end of the list, or directly beside another photo. */
export type PhotoPlace = 'first' | 'last' | { before: number } | { after: number }

/** Several photos keep their relative order. Null: the target photo is gone, or is among those moved. */
export function movePhotos(photoIds: number[], place: PhotoPlace) {
  return <P extends Pick<Photo, 'id'>>(photos: P[]): P[] | null => {
    const moved = photos.filter(({ id }) => photoIds.includes(id))
    const others = photos.filter(({ id }) => !photoIds.includes(id))
    if (place === 'first') return [...moved, ...others]
    if (place === 'last') return [...others, ...moved]
    const neighbour = 'after' in place ? place.after : place.before
    const at = others.findIndex(({ id }) => id === neighbour)
    if (at < 0) return null
    return others.toSpliced('after' in place ? at + 1 : at, 0, ...moved)
  }
}

/** Oldest first, by the time they were taken or, if the file does not say, uploaded. */
export function sortByDateTaken(photos: Photo[]): Photo[] {
  const times = new Map(photos.map((photo) => [photo, timeTaken(photo)]))
  const timeOf = (photo: Photo) => times.get(photo) ?? ''
  return photos.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b))))
}

/** By the clock of the school, because cameras write local time without a zone. */
function timeTaken({ tiradaEm, uploadedAt }: Photo): string {
  const uploaded = new Date(uploadedAt)
  if (tiradaEm) return tiradaEm
  return Number.isNaN(uploaded.getTime()) ? 'unknown, so last' : schoolClockTime(uploaded)
}
