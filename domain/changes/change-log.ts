import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import {
  type Documents,
  type Fields,
  type Key,
  type Stored,
  type Writes,
  write,
} from '#domain/documents.ts'
import type { ChangeKind, RecordedChange } from './recorded-change.ts'

/** How long a change can be looked up. */
export const changesKeptMonths = 12

export const changesCollection = 'site-mudancas'
const collection = changesCollection

export type ChangeLog = ReturnType<typeof changeLog>

/** What people did in the admin area. */
export function changeLog(documents: Documents) {
  return {
    /** At most `size`, newest first: those before the change with this id, or the newest of all. */
    before: async (id: string | null, size: number): Promise<RecordedChange[]> =>
      (await documents.newest(collection, 'id', size, id ?? undefined)).map(readChange),
    /** The newest changes of the school's document, at most `size`, newest first. */
    ofSchool: async (size: number): Promise<RecordedChange[]> =>
      (await documents.newest(collection, 'schoolId', size)).map(readChange),
    find: async (id: string): Promise<RecordedChange | null> => {
      const found = await documents.find(keyOf(id))
      return found && readChange(found)
    },
    /**
     * Replaces the record with the same id. It works on a full disk, because deleting photos must, and that is recorded
     * too.
     */
    put: (change: RecordedChange): Promise<void> =>
      write(documents, recordOf(change), { freesSpace: true }),
    removeOld: (moment: TrustedMoment): Promise<void> =>
      documents.removeOlder(collection, 'id', oldestKept(moment)),
  }
}

const kindsOfSchool: readonly ChangeKind[] = [
  'school',
  'picture-replaced',
  'picture-adjusted',
  'picture-removed',
]

/** The writes of a record, for a transaction that makes the change itself. */
export function recordOf(change: RecordedChange): Writes {
  // The field to order by: a filter by kind would need an index of two fields.
  const fields = kindsOfSchool.includes(change.kind) ? { ...change, schoolId: change.id } : change
  return [[keyOf(change.id), fields]]
}

/** The records of an event without any of its texts, for the transaction that deletes it for good. */
export function forgottenTexts(records: readonly Stored[], event: string): Writes {
  return records
    .map(({ fields }) => readChange(fields))
    .filter((change) => change.event === event)
    .flatMap(({ parts: _, ...change }) => recordOf({ ...change, subject: '' }))
}

function keyOf(id: string): Key {
  return { in: collection, id }
}

function readChange({ schoolId: _, ...change }: Fields): RecordedChange {
  return change as RecordedChange
}

export function oldestKept(now: Date): string {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - changesKeptMonths)
  return oldest.toISOString()
}
