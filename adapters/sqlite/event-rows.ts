import {
  type EventDraft,
  type EventSummary,
  readEvent,
  type SchoolEvent,
} from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'

export type EventRow = { id: string; photoCount: number; firstPhotoUrl: string | null }
export type PhotoRow = { evento: string }

/** Rows go through the same tolerant reader as old documents: one gate for odd values. */
export function eventOf(row: EventRow, photos: PhotoRow[]): SchoolEvent {
  return readEvent(row.id, documentOf(row, photos))
}

export function documentOf(row: EventRow, photos: PhotoRow[]) {
  return { ...row, fotos: photos }
}

export function summaryOfRow(row: EventRow): EventSummary {
  const { fotos, ...event } = readEvent(row.id, { ...row, fotos: [row.firstPhotoUrl] })
  return {
    ...event,
    photoCount: row.photoCount,
    cover: event.imagem ?? fotos[0]?.url ?? null,
  }
}

/** Every column by name: what else an object carries never reaches the database. */
export function eventColumns(draft: EventDraft) {
  return {
    nome: draft.nome,
    descricao: draft.descricao,
    data: draft.data ?? '',
    horario: draft.horario ?? null,
    local: draft.local ?? null,
    participantes: draft.participantes ?? null,
    imagem: draft.imagem ?? null,
  }
}

export function photoColumns(evento: string, place: number, photo: Photo) {
  return {
    evento,
    place,
    id: photo.id,
    url: photo.url,
    nome: photo.nome,
    uploadedAt: photo.uploadedAt,
    cloudinaryPublicId: photo.cloudinaryPublicId ?? null,
    width: photo.width ?? null,
    height: photo.height ?? null,
  }
}
