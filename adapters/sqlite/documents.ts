import type { Collection, Documents, Fields, Key, Live, Stored } from '#domain/documents.ts'
import { liveIndex, type View } from '#domain/live-index.ts'
import type { SchoolDatabase, Sql } from './database.ts'

/** Every record is a row of one table; see migration 19. */
export function sqliteDocuments(database: SchoolDatabase): Documents {
  let changes = 0

  function live<T>(from: Collection, view: View<T>): Live<T> {
    const index = liveIndex(view)
    let highest = 0
    let known = ''

    /**
     * Reads the documents written since the last call: every write gives a row a new number, higher than all before.
     */
    function refresh(sql: Sql): void {
      for (const row of sql(writtenSince).all(from, highest)) {
        index.set(String(row.id), fieldsOf(row))
        highest = Number(row.number)
      }
      if (sql(countOf).get(from)?.n === index.size()) return
      const stored = new Set(
        sql(idsOf)
          .all(from)
          .map(({ id }) => String(id)),
      )
      for (const id of index.ids()) if (!stored.has(id)) index.set(id, null)
    }

    return {
      current: async () => {
        const version = `${await database.dataVersion()}.${changes}`
        if (version !== known) {
          await database.read(refresh)
          known = version
        }
        return index
      },
      // Every read is up to date.
      assertFresh: async () => {},
    }
  }

  return {
    live,
    find: (key) => database.read((sql) => find(sql, key)),
    all: (from) => database.read((sql) => all(sql, from)),
    newest: (from, field, size, before) =>
      database.read((sql) => {
        const value = `fields ->> '${field}'`
        const newest = sql(`
          SELECT fields FROM documents
          WHERE collection = '${from}' AND ${value} ${before === undefined ? 'IS NOT NULL' : '< ?2'}
          ORDER BY ${value} DESC LIMIT ?1`)
        return newest.all(...(before === undefined ? [size] : [size, before])).map(fieldsOf)
      }),
    change: async (keys, step, { all: collection, freesSpace } = {}) => {
      const work = (sql: Sql) => {
        const found = keys.map((key) => find(sql, key))
        const { result, writes = [] } = step(found, collection ? all(sql, collection) : [])
        for (const [key, fields] of writes) {
          if (fields) sql(put).run(key.in, key.id, JSON.stringify(fields))
          else sql(remove).run(key.in, key.id)
        }
        return result
      }
      const result = await (freesSpace ? database.writeOnFullDisk(work) : database.write(work))
      changes += 1
      return result
    },
    removeOlder: (from, field, than) =>
      database.writeOnFullDisk((sql) => {
        const bound = than instanceof Date ? than.toISOString() : than
        const older = `DELETE FROM documents WHERE collection = ? AND fields ->> '${field}' < ?`
        sql(older).run(from, bound)
      }),
    fits: () => true,
    ping: async () => {
      await database.readAfresh((sql) => sql(anyEvent).get())
    },
  }
}

const writtenSince = `
  SELECT id, number, fields FROM documents WHERE collection = ? AND number > ? ORDER BY number`
const countOf = 'SELECT count(*) AS n FROM documents WHERE collection = ?'
const idsOf = 'SELECT id FROM documents WHERE collection = ?'
const put = 'INSERT OR REPLACE INTO documents (collection, id, fields) VALUES (?, ?, ?)'
const remove = 'DELETE FROM documents WHERE collection = ? AND id = ?'
const anyEvent = "SELECT fields FROM documents WHERE collection = 'eventos' LIMIT 1"

function find(sql: Sql, key: Key): Fields | null {
  const row = sql('SELECT fields FROM documents WHERE collection = ? AND id = ?').get(
    key.in,
    key.id,
  )
  return row ? fieldsOf(row) : null
}

function all(sql: Sql, from: Collection): Stored[] {
  const rows = sql('SELECT id, fields FROM documents WHERE collection = ? ORDER BY id').all(from)
  return rows.map((row) => ({ id: String(row.id), fields: fieldsOf(row) }))
}

/** Text that is not JSON is kept as it is, in a field that no reader knows. */
function fieldsOf({ fields }: Record<string, unknown>): Fields {
  try {
    return JSON.parse(String(fields))
  } catch {
    return { ilegivel: fields }
  }
}
