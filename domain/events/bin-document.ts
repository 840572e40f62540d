import { type Fields, isoMoments } from '#domain/documents.ts'
import { type Photo, readPhotos } from '#domain/photos/photo.ts'
import {
  aboutDeletion,
  type DeletedEvent,
  type DeletedItem,
  type DeletedPhoto,
  type DeletedPhotos,
  type Deletion,
  deletedPhotos,
} from './deleted-item.ts'
import type { SchoolEvent } from './event.ts'
import { readEvent } from './event-document.ts'
import { storedPhotos } from './stored-photos.ts'

// The bin stores unchanged what the event's document contained, so that restoring brings back the same, including
// fields that this version does not know.

type BinPhoto = { lugar: number; capa: boolean; foto: unknown; id: number }

export function binnedEvent(
  event: SchoolEvent,
  documento: Fields,
  deletion: Deletion,
): { item: DeletedEvent; document: Fields } {
  const item: DeletedEvent = { ...aboutDeletion(deletion), kind: 'event', event }
  return { item, document: { ...aboutItem(item, event), tipo: 'evento', documento } }
}

export function binnedPhotos(
  event: SchoolEvent,
  { fotos: list }: Fields,
  photoIds: readonly number[],
  deletion: Deletion,
): { item: DeletedPhotos; document: Fields } {
  const photos = deletedPhotos(event, photoIds)
  const wasPublic = event.visibilidade === 'todos'
  const { entries } = storedPhotos(list, event.fotos)
  const item: DeletedPhotos = {
    ...aboutDeletion(deletion),
    kind: 'photos',
    eventId: event.id,
    eventName: event.nome,
    photos,
    ...(wasPublic && { wasPublic }),
  }
  const fotos: BinPhoto[] = photos.map(({ photo, place, wasCover }) => ({
    ...{ lugar: place, capa: wasCover },
    ...{ foto: entries.get(photo), id: photo.id },
  }))
  return {
    item,
    document: { ...aboutItem(item, event), tipo: 'fotos', fotos, eramDeTodos: wasPublic },
  }
}

function aboutItem({ deletedAt, by }: DeletedItem, { id, nome }: SchoolEvent): Fields {
  return { evento: id, nome, excluidoEm: deletedAt, por: by }
}

/** Null for what is not an item. */
export function readBinItem(id: string, document: Fields): DeletedItem | null {
  const { evento, nome, excluidoEm, por } = document
  if (typeof evento !== 'string' || typeof excluidoEm !== 'string') return null
  const item = { id, deletedAt: excluidoEm, by: String(por ?? '') }
  if (document.tipo === 'evento') {
    return { ...item, kind: 'event', event: readEvent(evento, document.documento) }
  }
  const photos = binPhotos(document).flatMap((stored) => readBinPhoto(stored) ?? [])
  return {
    ...item,
    kind: 'photos',
    eventId: evento,
    eventName: String(nome ?? ''),
    photos,
    ...(document.eramDeTodos === true && { wasPublic: true }),
  }
}

function binPhotos({ fotos }: Fields): BinPhoto[] {
  return Array.isArray(fotos) ? fotos : []
}

function readBinPhoto({ lugar, capa, foto, id }: BinPhoto): DeletedPhoto | null {
  const [photo] = readPhotos([isoMoments(foto)])
  return photo ? { photo: { ...photo, id }, place: lugar, wasCover: capa } : null
}

/** The event's own list entries of those photos that come from the item. */
export function binEntries(document: Fields, photos: readonly Photo[]): Map<Photo, unknown> {
  const byUrl = new Map(
    binPhotos(document).map((stored) => [readBinPhoto(stored)?.photo.url, stored.foto]),
  )
  return new Map(
    photos.flatMap((photo) => (byUrl.has(photo.url) ? [[photo, byUrl.get(photo.url)]] : [])),
  )
}

/** The item without the photos that left it; null if none are left. */
export function leftInBin(document: Fields, { photos }: DeletedPhotos): Fields | null {
  const places = new Map(photos.map(({ photo, place }) => [photo.id, place]))
  const fotos = binPhotos(document).flatMap((stored) => {
    const lugar = places.get(stored.id)
    return lugar === undefined ? [] : [{ ...stored, lugar }]
  })
  return fotos.length > 0 ? { ...document, fotos } : null
}
