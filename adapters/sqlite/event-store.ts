import { randomBytes } from 'node:crypto'
import { confirmedConsent } from '#domain/events/consent.ts'
import { storedDraft, storedEvent } from '#domain/events/event-document.ts'
import { type ChangedFields, clampSlice, type EventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { unreadableIn } from '#domain/events/unreadable.ts'
import { erasedEvent, erasedPhotos } from '#domain/photos/erased.ts'
import { type Photo, photoIds, readPhotos, withIds } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { SchoolDatabase, Sql } from './database.ts'
import { sqliteEventBin } from './event-bin.ts'
import {
  documentOf,
  type EventRow,
  eventColumns,
  eventOf,
  eventWrites,
  type PhotoRow,
  pictureColumns,
  summaryOfRow,
} from './event-rows.ts'
import {
  arrangePhotos,
  deleteEvent,
  eventRow,
  insertEvent,
  insertPhotos,
  photoRows,
  recordErased,
  refreshEventCard,
  takePhotos,
  wholeEvent,
} from './event-sql.ts'
import { eventsByVisibility } from './events-by-visibility.ts'
import { photoKeys } from './photo-keys.ts'

export function sqliteEventStore(
  database: SchoolDatabase,
  { columns = eventColumns } = {},
): EventStore {
  const writes = eventWrites(columns)
  let changes = 0

  async function counted<T>(change: Promise<T>): Promise<T> {
    const result = await change
    changes += 1
    return result
  }
  const change = <T>(work: (sql: Sql) => T) => counted(database.write(work))
  const setFields = (sql: Sql, id: string, fields: ChangedFields) =>
    sql(writes.update(Object.keys(fields))).run(writes.parameters(id, fields)).changes === 1
  /** May use the reserve of a full disk. */
  const erase = <T>(work: (sql: Sql) => T) => counted(database.writeOnFullDisk(work))

  return {
    bin: sqliteEventBin({ read: database.read, change, erase }, writes),

    all: () => database.read((sql) => everything(sql, eventOf)),
    unreadable: () =>
      database.read((sql) =>
        everything(sql, (row, photos) => unreadableIn(row.id, documentOf(row, photos))).flat(),
      ),
    page: (slice) =>
      database.read((sql) => {
        const { from, size } = clampSlice(slice)
        return {
          events: rows<EventRow>(sql(newestEvents).all(size, from)).map(summaryOfRow),
          total: Number(sql('SELECT eventos FROM totals').get()?.eventos),
        }
      }),
    ...eventsByVisibility(database.read),
    one: (id) => database.read((sql) => wholeEvent(sql, id)),
    gallery: (id, slice, isAllowed = () => true) =>
      database.read((sql) => {
        const row = eventRow(sql, id)
        const event = row && summaryOfRow(row)
        if (!event || !isAllowed(event)) return null
        return { event, photos: readPhotos(photoRows(sql, id, clampSlice(slice))) }
      }),
    photoPosition: (id, photoId) =>
      database.read((sql) => {
        if (!Number.isSafeInteger(photoId)) return null
        const found = sql('SELECT place FROM fotos WHERE evento = ? AND id = ?').get(id, photoId)
        if (!found) return null
        const before = sql('SELECT count(*) AS n FROM fotos WHERE evento = ? AND place < ?')
        return Number(before.get(id, Number(found.place))?.n)
      }),
    ...photoKeys(database),
    // Every read is of the moment.
    assertFresh: async () => {},

    create: (draft, now, submission) => {
      const id = randomBytes(9).toString('base64url')
      return change((sql) => {
        const earlier = submission && submittedEvent(sql, submission)
        if (earlier) return earlier
        const event = storedEvent({ ...draft, criadoEm: now.toISOString() })
        sql(writes.insert).run(writes.parameters(id, event))
        if (submission) sql(insertSubmission).run(submission, id, null, 0, now.getTime())
        return wholeEvent(sql, id) as NonNullable<ReturnType<typeof wholeEvent>>
      })
    },
    update: (id, draft, expected) =>
      change((sql) => {
        const row = eventRow(sql, id)
        if (!row) return 'missing'
        if (eventVersion(eventOf(row, [])) !== expected) return 'changed-elsewhere'
        setFields(sql, id, storedDraft(draft))
        return 'updated'
      }),
    // Hiding an event must be possible on a full disk.
    setFields: (id, fields) => erase((sql) => setFields(sql, id, fields)),
    setCover: (id, photoId) => change((sql) => sql(setCover).run(id, photoId).changes === 1),
    confirmConsent: (id, now) =>
      change((sql) => {
        const row = eventRow(sql, id)
        return row !== undefined && setFields(sql, id, confirmedConsent(summaryOfRow(row), now))
      }),
    remove: (id, now) =>
      erase((sql) => {
        const event = wholeEvent(sql, id)
        deleteEvent(sql, id)
        if (event) recordErased(sql, erasedEvent(event), now)
        return event
      }),
    importEvent: (event) =>
      change((sql) => {
        deleteEvent(sql, event.id)
        insertEvent(sql, writes, event)
      }),
    appendPhotos: (id, photos, now, submission) =>
      change((sql) => {
        if (!eventRow(sql, id)) return null
        const earlier = submission && submittedPhotos(sql, submission)
        if (earlier) return earlier
        const highest = sql('SELECT max(id) AS id FROM fotos WHERE evento = ?').get(id)?.id
        const ids = photoIds(photos.length, now, Number(highest ?? 0))
        const added = withIds(photos, ids)
        insertPhotos(sql, id, added)
        if (submission) {
          sql(insertSubmission).run(submission, id, ids[0] ?? null, added.length, now.getTime())
        }
        return added
      }),
    removePhotos: (id, ids, now) =>
      erase((sql) => {
        if (!eventRow(sql, id)) return null
        const removed = takePhotos(sql, id, ids)
        recordErased(sql, erasedPhotos(id, removed), now)
        return removed
      }),
    arrangePhotos: (id, arrange) =>
      change((sql) => {
        if (!eventRow(sql, id)) return 'missing'
        const arranged = arrange(readPhotos(photoRows(sql, id)))
        if (!arranged) return 'unchanged'
        arrangePhotos(sql, id, arranged)
        return 'arranged'
      }),
    setCaption: (id, photoId, legenda) =>
      change((sql) => sql(setCaption).run(legenda, id, photoId).changes === 1),
    replacePicture: (id, before, picture, now) =>
      change((sql) => {
        const columns = { evento: id, before, ...pictureColumns(picture) }
        if (sql(replacePicture).run(columns).changes === 0) return false
        sql(replaceCover).run(id, before, picture.url)
        refreshEventCard(sql, id)
        // The photo stays; its earlier picture does not.
        recordErased(sql, [photoKey(before)], now)
        return true
      }),
    removeSubmissionsBefore: (moment) =>
      database.writeOnFullDisk((sql) => {
        sql('DELETE FROM submissions WHERE arrivedAt < ?').run(moment.getTime())
      }),

    version: async () => `${await database.dataVersion()}.${changes}`,
    ping: async () => {
      await database.read((sql) => sql(newestEvents).all(1, 0))
    },
  }
}

const newestEvents =
  'SELECT * FROM eventos ORDER BY data DESC, criadoEm DESC, id DESC LIMIT ? OFFSET ?'
const everyPhoto = 'SELECT * FROM fotos ORDER BY evento, place'
const replaceCover = 'UPDATE eventos SET imagem = ?3 WHERE id = ?1 AND imagem = ?2'
const replacePicture = `
  UPDATE fotos SET url = :url, chave = :chave, cloudinaryPublicId = :cloudinaryPublicId,
    width = :width, height = :height, cobertos = :cobertos
  WHERE evento = :evento AND url = :before`
const setCover = `
  UPDATE eventos SET imagem = fotos.url FROM fotos
  WHERE eventos.id = ?1 AND fotos.evento = ?1 AND fotos.id = ?2`
const setCaption = 'UPDATE fotos SET legenda = ? WHERE evento = ? AND id = ?'
const insertSubmission = 'INSERT INTO submissions VALUES (?, ?, ?, ?, ?)'
const findSubmission = 'SELECT * FROM submissions WHERE id = ?'

function everything<T>(sql: Sql, take: (row: EventRow, photos: PhotoRow[]) => T): T[] {
  const photos = Map.groupBy(rows<PhotoRow>(sql(everyPhoto).all()), ({ evento }) => evento)
  return rows<EventRow>(sql(newestEvents).all(-1, 0)).map((row) =>
    take(row, photos.get(row.id) ?? []),
  )
}

function submittedEvent(sql: Sql, submission: string) {
  const row = sql(findSubmission).get(submission)
  return row ? wholeEvent(sql, String(row.evento)) : null
}

/** The ids of a batch are consecutive, so the first one and the size identify all of them. */
function submittedPhotos(sql: Sql, submission: string): Photo[] | null {
  const row = sql(findSubmission).get(submission)
  if (!row) return null
  const first = Number(row.firstPhoto)
  return readPhotos(
    sql('SELECT * FROM fotos WHERE evento = ? AND id BETWEEN ? AND ? ORDER BY place').all(
      row.evento as string,
      first,
      first + Number(row.photoCount) - 1,
    ),
  )
}

function rows<Row>(found: unknown[]): Row[] {
  return found as Row[]
}
