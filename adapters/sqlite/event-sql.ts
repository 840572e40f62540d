import type { SchoolEvent } from '#domain/events/event.ts'
import { storedEvent } from '#domain/events/event-document.ts'
import { type Photo, readPhotos } from '#domain/photos/photo.ts'
import type { Sql } from './database.ts'
import {
  type EventRow,
  type EventWrites,
  eventOf,
  type PhotoRow,
  photoColumns,
} from './event-rows.ts'

// Steps of a transaction that the store of events and its bin share.

const insertPhoto = `
  INSERT INTO fotos
    (evento, place, id, url, chave, nome, uploadedAt, cloudinaryPublicId, width, height, legenda,
    tiradaEm, cobertos)
  VALUES (:evento, :place, :id, :url, :chave, :nome, :uploadedAt, :cloudinaryPublicId, :width,
    :height, :legenda, :tiradaEm, :cobertos)`
const photosOf = 'SELECT * FROM fotos WHERE evento = ? ORDER BY place LIMIT ? OFFSET ?'
// After the last position, so that no two photos ever share one.
const placePhotos = `
  UPDATE fotos SET place = ?3 + 1 + arranged.key FROM json_each(?2) AS arranged
  WHERE evento = ?1 AND fotos.id = arranged.value`
const chosen = 'evento = ? AND id IN (SELECT value FROM json_each(?))'
const chosenPhotos = `SELECT * FROM fotos WHERE ${chosen} ORDER BY place`
const deletePhotos = `DELETE FROM fotos WHERE ${chosen}`
const clearCover = `
  UPDATE eventos SET imagem = NULL WHERE id = ?1
    AND imagem IN (SELECT url FROM fotos WHERE evento = ?1 AND id IN (SELECT value FROM json_each(?2)))`
// What a card shows is in the event's row, so lists never read the photos.
const refreshCard = `
  UPDATE eventos SET
    photoCount = (SELECT count(*) FROM fotos WHERE evento = eventos.id),
    firstPhotoUrl = (SELECT url FROM fotos WHERE evento = eventos.id ORDER BY place LIMIT 1)
  WHERE id = ?`

export function eventRow(sql: Sql, id: string): EventRow | undefined {
  return sql('SELECT * FROM eventos WHERE id = ?').get(id) as EventRow | undefined
}

/** All of them without a slice. */
export function photoRows(sql: Sql, event: string, { from = 0, size = -1 } = {}): PhotoRow[] {
  return sql(photosOf).all(event, size, from) as PhotoRow[]
}

export function wholeEvent(sql: Sql, id: string): SchoolEvent | null {
  const row = eventRow(sql, id)
  return row ? eventOf(row, photoRows(sql, id)) : null
}

export function insertEvent(sql: Sql, writes: EventWrites, event: SchoolEvent): void {
  sql(writes.insert).run(writes.parameters(event.id, storedEvent(event)))
  insertPhotos(sql, event.id, event.fotos)
}

export function deleteEvent(sql: Sql, id: string): void {
  sql('DELETE FROM eventos WHERE id = ?').run(id)
}

/** At the end. */
export function insertPhotos(sql: Sql, event: string, photos: Photo[]): void {
  const last = lastPlace(sql, event)
  for (const [index, photo] of photos.entries()) {
    sql(insertPhoto).run(photoColumns(event, last + index + 1, photo))
  }
  sql(refreshCard).run(event)
}

/** The event's photos in the order of these. */
export function arrangePhotos(sql: Sql, event: string, photos: Photo[]): void {
  const ids = JSON.stringify(photos.map(({ id }) => id))
  sql(placePhotos).run(event, ids, lastPlace(sql, event))
  sql(refreshCard).run(event)
}

/** Deletes them, and the cover if it is one of them. */
export function takePhotos(sql: Sql, event: string, photoIds: readonly number[]): Photo[] {
  const wanted = JSON.stringify(photoIds)
  const taken = readPhotos(sql(chosenPhotos).all(event, wanted))
  sql(clearCover).run(event, wanted)
  sql(deletePhotos).run(event, wanted)
  sql(refreshCard).run(event)
  return taken
}

/** See domain/photos/erased.ts. */
export function recordErased(sql: Sql, marks: string[], now: Date): void {
  const insert = sql('INSERT OR IGNORE INTO apagados (marca, em) VALUES (?, ?)')
  for (const mark of marks) insert.run(mark, now.toISOString())
}

export function refreshEventCard(sql: Sql, event: string): void {
  sql(refreshCard).run(event)
}

function lastPlace(sql: Sql, event: string): number {
  const last = sql('SELECT max(place) AS place FROM fotos WHERE evento = ?').get(event)
  return Number(last?.place ?? 0)
}
