import type { Recording } from '#domain/changes/recorded-transaction.ts'
import type { Documents } from '#domain/documents.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { photoRecords } from '#domain/photos/photo-records.ts'
import { eventKey } from './change-event.ts'
import { newestFirst, type SchoolEvent } from './event.ts'
import { readEvent, withReadableMoments } from './event-document.ts'
import { eventWrites } from './event-writes.ts'
import { listedEvents } from './listed-events.ts'
import { type Unreadable, unreadableIn } from './unreadable.ts'

/**
 * The school's events. Every method throws a StoreFault when the store is unavailable; a missing event or photo is a
 * value, never a throw. Each write is atomic, even if the process dies in the middle.
 */
export type EventStore = ReturnType<typeof eventReads> &
  ReturnType<typeof eventWrites> & {
    /** The same store, whose writes are recorded as this person's, each in its own transaction. */
    by(person: Recording): EventStore
  }

export function eventStore(documents: Documents): EventStore {
  const reads = eventReads(documents)
  const storeOf = (person: Recording | null): EventStore => ({
    ...reads,
    ...eventWrites(documents, person),
    by: storeOf,
  })
  return storeOf(null)
}

function eventReads(documents: Documents) {
  const list = documents.live('eventos', {
    read: readEvent,
    order: newestFirst,
    keysOf: ({ fotos }) => fotos.map(({ url }) => photoKey(url)),
  })
  const stored = () => documents.all('eventos', { afterWrites: true })
  return {
    ...listedEvents(list),
    ...photoRecords(documents),
    /** With all its photos, in the stored order; new photos are at the end. */
    one: async (id: string): Promise<SchoolEvent | null> => {
      const found = await documents.find(eventKey(id))
      return found && readEvent(id, found)
    },
    /** Every event with every photo, newest date first: for export, not for pages. */
    all: async (): Promise<SchoolEvent[]> =>
      (await stored()).map(({ id, fields }) => readEvent(id, fields)).sort(newestFirst),
    /** What stored events contain that `all` cannot return, so that no copy loses it silently. */
    unreadable: async (): Promise<Unreadable[]> =>
      (await stored()).flatMap(({ id, fields }) => unreadableIn(id, withReadableMoments(fields))),
    ping: documents.ping,
  }
}
