import type { Writes } from '#domain/documents.ts'
import type { Photo } from './photo.ts'
import { photoKey } from './photo-key.ts'

// What the site remembers of what somebody deleted for good: enough to recognise it in an older export or backup,
// and nothing of its content.

/** The marks of photos: their keys, and their ids, because a copy of a photo has another key. */
export function erasedPhotos(eventId: string, photos: Pick<Photo, 'id' | 'url'>[]): string[] {
  return photos.flatMap(({ id, url }) => [photoKey(url), `${eventId}/${id}`])
}

/** The marks of an event, with its photos. */
export function erasedEvent({ id, fotos }: { id: string; fotos: Photo[] }): string[] {
  return [`${id}/`, ...erasedPhotos(id, fotos)]
}

export function isErasedPhoto(
  erased: ReadonlySet<string>,
  eventId: string,
  photo: Pick<Photo, 'id' | 'url'>,
): boolean {
  return erasedPhotos(eventId, [photo]).some((mark) => erased.has(mark))
}

export function isErasedEvent(erased: ReadonlySet<string>, id: string): boolean {
  return erased.has(`${id}/`)
}

/** One document for each deletion, for the transaction that deletes. */
export function erasedWrites(marcas: string[], em: Date): Writes {
  if (marcas.length === 0) return []
  return [
    [
      { in: 'site-apagados', id: crypto.randomUUID().replaceAll('-', '').slice(0, 20) },
      { marcas, em },
    ],
  ]
}
