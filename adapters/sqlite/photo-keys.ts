import type { EventStore } from '#domain/events/event-store.ts'
import { readPhotos } from '#domain/photos/photo.ts'
import { storedKeysIn } from '#domain/photos/photo-key.ts'
import type { SchoolDatabase, Sql } from './database.ts'
import { type EventRow, summaryOfRow } from './event-rows.ts'
import { recordErased } from './event-sql.ts'

type PhotoKeys = Pick<
  EventStore,
  | 'photoByKey'
  | 'byPhotoKey'
  | 'namedKeys'
  | 'erased'
  | 'recordErased'
  | 'seenUnnamed'
  | 'saveSeenUnnamed'
>

/** Which events name a photo's files, and what is remembered of files that none does. */
export function photoKeys({ read, write }: SchoolDatabase): PhotoKeys {
  return {
    photoByKey: (id, key) =>
      read((sql) => {
        const found = sql('SELECT * FROM fotos WHERE chave = ? AND evento = ?').all(key, id)
        return readPhotos(found)[0] ?? null
      }),
    byPhotoKey: (key) => read((sql) => (sql(byPhotoKey).all(key) as EventRow[]).map(summaryOfRow)),
    namedKeys: () => read(namedKeys),
    erased: () =>
      read((sql) => {
        const found = sql('SELECT marca FROM apagados').all()
        return new Set(found.map(({ marca }) => String(marca)))
      }),
    recordErased: (marks, now) => write((sql) => recordErased(sql, marks, now)),
    seenUnnamed: () =>
      read((sql) => {
        const found = sql('SELECT * FROM sem_evento').all()
        return new Map(
          found.map(({ chave, dias, ultimo }) => [
            String(chave),
            { days: Number(dias), last: String(ultimo) },
          ]),
        )
      }),
    saveSeenUnnamed: (seen) =>
      write((sql) => {
        sql('DELETE FROM sem_evento').run()
        const insert = sql('INSERT INTO sem_evento (chave, dias, ultimo) VALUES (?, ?, ?)')
        for (const [key, { days, last }] of seen) insert.run(key, days, last)
      }),
  }
}

const byPhotoKey = `
  SELECT * FROM eventos WHERE id IN (SELECT evento FROM fotos WHERE chave = ?)`

function namedKeys(sql: Sql): Set<string> {
  const texts = sql(`
    SELECT url AS text FROM fotos
    UNION ALL SELECT imagem FROM eventos
    UNION ALL SELECT campos FROM eventos
    UNION ALL SELECT item FROM lixeira`).all()
  return new Set(texts.flatMap(({ text }) => storedKeysIn(String(text))))
}
