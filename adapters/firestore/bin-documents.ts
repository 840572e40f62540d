import type { DocumentSnapshot } from '@google-cloud/firestore'
import {
  aboutDeletion,
  type DeletedItem,
  type DeletedPhoto,
  type Deletion,
} from '#domain/events/deleted-item.ts'
import { type Photo, readPhotos } from '#domain/photos/photo.ts'
import { eventOf, eventOfFields, storedPhotos, withIsoDates } from './event-documents.ts'

// The bin keeps what it found in the event's document as it is, so that what comes back is the same, fields
// that this site does not know included.

type BinPhoto = { lugar: number; capa: boolean; foto: unknown; id: number }

type About = {
  tipo: 'evento' | 'fotos'
  evento: string
  nome: string
  excluidoEm: string
  por: string
}

/** A document of the bin. */
export type BinDocument = About & ({ documento: Record<string, unknown> } | { fotos: BinPhoto[] })

export function binnedEvent(event: DocumentSnapshot, deletion: Deletion): BinDocument {
  return { ...about(event, deletion), tipo: 'evento', documento: event.data() ?? {} }
}

export function binnedPhotos(
  event: DocumentSnapshot,
  photoIds: readonly number[],
  deletion: Deletion,
): BinDocument & { fotos: BinPhoto[] } {
  const list: unknown[] = event.get('fotos') ?? []
  const fotos = storedPhotos(event).flatMap(({ photo, at }, lugar) =>
    photoIds.includes(photo.id)
      ? [{ lugar, capa: photo.url === event.get('imagem'), foto: list[at], id: photo.id }]
      : [],
  )
  return { ...about(event, deletion), tipo: 'fotos', fotos }
}

function about(event: DocumentSnapshot, deletion: Deletion) {
  const { deletedAt, by } = aboutDeletion(deletion)
  const nome = eventOf(event)?.nome ?? ''
  return { evento: event.id, nome, excluidoEm: deletedAt, por: by }
}

/** Null for a document that does not exist. */
export function itemOf(snapshot: DocumentSnapshot): DeletedItem | null {
  const document = snapshot.data() as BinDocument | undefined
  return document ? asItem(snapshot.id, document) : null
}

export function asItem(id: string, document: BinDocument): DeletedItem {
  const { evento, nome, excluidoEm, por } = document
  const item = { id, deletedAt: excluidoEm, by: por }
  if ('documento' in document) {
    return { ...item, kind: 'event', event: eventOfFields(evento, document.documento) }
  }
  const photos = document.fotos.flatMap((stored) => deletedPhoto(stored) ?? [])
  return { ...item, kind: 'photos', eventId: evento, eventName: nome, photos }
}

function deletedPhoto({ lugar, capa, foto, id }: BinPhoto): DeletedPhoto | null {
  const [photo] = readPhotos([withIsoDates(foto)])
  return photo ? { photo: { ...photo, id }, place: lugar, wasCover: capa } : null
}

/** What the event's list had in the place of this photo. */
export function storedEntry({ fotos }: { fotos: BinPhoto[] }, photo: Photo): unknown {
  return fotos.find(({ id }) => id === photo.id)?.foto
}
