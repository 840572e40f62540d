import { type EventSummary, readEvent, type SchoolEvent } from '#domain/events/event.ts'
import type { Photo } from '#domain/photos/photo.ts'

export type EventRow = { id: string; photoCount: number; firstPhotoUrl: string | null }
export type PhotoRow = { evento: string }

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
    legenda: photo.legenda ?? null,
    tiradaEm: photo.tiradaEm ?? null,
  }
}
