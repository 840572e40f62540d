import type { Photo } from './photo.ts'

/** The same photos in another order; null leaves them as they are. */
export type ArrangePhotos = (photos: Photo[]) => Photo[] | null

/** Where photos go: to an end of the list, or right beside another photo. */
export type PhotoPlace = 'first' | 'last' | { before: number } | { after: number }

/** Several keep their order among themselves. Null: the photo they go beside is gone, or moves too. */
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

/** Oldest first, by the moment they were taken or, where the file does not tell, were sent. */
export function sortByDateTaken(photos: Photo[]): Photo[] {
  return photos.toSorted((a, b) => momentOf(a) - momentOf(b))
}

/** Cameras write the time of the place without its zone, which is the school's. */
function momentOf({ tiradaEm, uploadedAt }: Photo): number {
  const moment = Date.parse(tiradaEm ? `${tiradaEm}-03:00` : uploadedAt)
  return Number.isNaN(moment) ? Number.MAX_SAFE_INTEGER : moment
}
