import { clampSlice, type EventStore } from '#domain/events/event-store.ts'
import type { SchoolDatabase } from './database.ts'
import { type EventRow, eventOf, summaryOfRow } from './event-rows.ts'
import { photoRows } from './event-sql.ts'

/** The reads that depend on who sees an event. */
export function eventsByVisibility(
  read: SchoolDatabase['read'],
): Pick<EventStore, 'publicPage' | 'reserved' | 'openings' | 'byFamilyLink'> {
  return {
    publicPage: (slice, now) =>
      read((sql) => {
        const { from, size } = clampSlice(slice)
        const moment = now.toISOString()
        const all = Number(sql('SELECT eventos FROM totals').get()?.eventos)
        const hidden = Number(sql(countHidden).get(moment)?.n)
        const found = sql(newestPublic).all(moment, size, from) as EventRow[]
        return { events: found.map(summaryOfRow), total: all - hidden }
      }),
    reserved: () =>
      read((sql) => {
        const found = sql(`SELECT * FROM eventos WHERE ${reserved}`).all() as EventRow[]
        return found.map((row) => eventOf(row, photoRows(sql, row.id)))
      }),
    openings: () =>
      read((sql) =>
        sql(openings)
          .all()
          .map(({ moment }) => String(moment)),
      ),
    byFamilyLink: (hash) =>
      read((sql) => {
        const [row] = sql(byFamilyLink).all(hash) as EventRow[]
        return row ? summaryOfRow(row) : null
      }),
  }
}

// The planner knows this condition from the partial index.
const reserved = "campos ->> 'visibilidade' IN ('familias', 'ninguem')"
// As `isPublic` decides.
const isDue = `campos ->> 'visibilidade' = 'ninguem' AND campos ->> 'publicarEm' <= ?1`
const countHidden = `
  SELECT count(*) AS n FROM eventos
  WHERE ${reserved} AND NOT coalesce(${isDue}, 0)`
const newestPublic = `
  SELECT * FROM eventos
  WHERE coalesce(campos ->> 'visibilidade', 'todos') = 'todos' OR (${isDue})
  ORDER BY data DESC, criadoEm DESC, id DESC LIMIT ?2 OFFSET ?3`
const openings = `
  SELECT campos ->> 'publicarEm' AS moment FROM eventos
  WHERE ${reserved} AND campos ->> 'visibilidade' = 'ninguem'
    AND campos ->> 'publicarEm' IS NOT NULL`
const byFamilyLink = "SELECT * FROM eventos WHERE substr(campos ->> 'linkFamilias', 1, 64) = ?"
