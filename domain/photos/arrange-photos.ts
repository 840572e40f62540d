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
  return photos.toSorted((a, b) => momentOf(a) - momentOf(b))
}

/** Cameras write local time without a zone; this assumes the school's. */
function momentOf({ tiradaEm, uploadedAt }: Photo): number {
  const moment = Date.parse(tiradaEm ? `${tiradaEm}-03:00` : uploadedAt)
  return Number.isNaN(moment) ? Number.MAX_SAFE_INTEGER : moment
}
