import {
  aboutDeletion,
  chosenPhotos,
  type DeletedItem,
  type DeletedPhotos,
  deletedPhotos,
  erasedItem,
  eventIdOf,
  photosBack,
  readDeletedItem,
  splitForRemoval,
} from '#domain/events/deleted-item.ts'
import type { EventBin } from '#domain/events/event-bin.ts'
import type { SchoolDatabase, Sql } from './database.ts'
import type { EventWrites } from './event-rows.ts'
import {
  arrangePhotos,
  deleteEvent,
  eventRow,
  insertEvent,
  insertPhotos,
  recordErased,
  takePhotos,
  wholeEvent,
} from './event-sql.ts'

type Transactions = {
  read: SchoolDatabase['read']
  change: SchoolDatabase['write']
  /** May use the reserve of a full disk. */
  erase: SchoolDatabase['write']
}

export function sqliteEventBin(
  { read, change, erase }: Transactions,
  writes: EventWrites,
): EventBin {
  return {
    all: () => read(allItems),
    find: (id) => read((sql) => findItem(sql, id)),

    putEvent: (eventId, deletion) =>
      erase((sql) => {
        const event = wholeEvent(sql, eventId)
        if (!event) return null
        deleteEvent(sql, eventId)
        return put(sql, { ...aboutDeletion(deletion), kind: 'event', event })
      }),
    putPhotos: (eventId, photoIds, deletion) =>
      erase((sql) => {
        const event = wholeEvent(sql, eventId)
        if (!event) return null
        const item: DeletedPhotos = {
          ...aboutDeletion(deletion),
          kind: 'photos',
          eventId,
          eventName: event.nome,
          photos: deletedPhotos(event, photoIds),
        }
        takePhotos(sql, eventId, photoIds)
        return item.photos.length > 0 ? put(sql, item) : item
      }),

    restore: (id, photoIds) =>
      change((sql) => {
        const item = findItem(sql, id)
        if (!item) return 'missing'
        const isThere = eventRow(sql, eventIdOf(item)) !== undefined
        if (item.kind === 'event') {
          if (isThere) return 'event-exists'
          insertEvent(sql, writes, item.event)
          sql(deleteItem).run(id)
          return 'restored'
        }
        if (!isThere) return 'event-missing'
        putBack(sql, item, photoIds)
        return 'restored'
      }),
    remove: (id, now, photoIds) =>
      erase((sql) => {
        const item = findItem(sql, id)
        if (!item) return null
        const { removed, left } = splitForRemoval(item, photoIds)
        if (left) leave(sql, left)
        else sql(deleteItem).run(id)
        recordErased(sql, erasedItem(removed), now)
        return removed
      }),
  }
}

const insertItem = 'INSERT INTO lixeira (id, excluidoEm, item) VALUES (?, ?, ?)'
const deleteItem = 'DELETE FROM lixeira WHERE id = ?'
const restoreCover = 'UPDATE eventos SET imagem = ? WHERE id = ? AND imagem IS NULL'

function allItems(sql: Sql): DeletedItem[] {
  return sql('SELECT item FROM lixeira ORDER BY excluidoEm DESC, id DESC').all().flatMap(itemOf)
}

function findItem(sql: Sql, id: string): DeletedItem | null {
  return sql('SELECT item FROM lixeira WHERE id = ?').all(id).flatMap(itemOf)[0] ?? null
}

function itemOf({ item }: Record<string, unknown>): DeletedItem[] {
  const read = readDeletedItem(JSON.parse(String(item)))
  return read ? [read] : []
}

function put<Item extends DeletedItem>(sql: Sql, item: Item): Item {
  sql(insertItem).run(item.id, item.deletedAt, JSON.stringify(item))
  return item
}

/** What is left of an item, if anything is. */
function leave(sql: Sql, item: DeletedPhotos): void {
  sql(deleteItem).run(item.id)
  if (item.photos.length > 0) put(sql, item)
}

function putBack(sql: Sql, item: DeletedPhotos, photoIds?: readonly number[]): void {
  const { eventId } = item
  const { chosen, others } = chosenPhotos(item, photoIds)
  const before = wholeEvent(sql, eventId)?.fotos ?? []
  const after = photosBack(before, chosen, others)
  insertPhotos(
    sql,
    eventId,
    after.filter((photo) => !before.includes(photo)),
  )
  arrangePhotos(sql, eventId, after)
  const cover = chosen.find(({ wasCover }) => wasCover)
  if (cover) sql(restoreCover).run(cover.photo.url, eventId)
  leave(sql, { ...item, photos: others })
}
