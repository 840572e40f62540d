import { type Documents, type Key, write } from '#domain/documents.ts'

const only: Key = { in: 'site-relogio', id: 'relogio' }

export type ClockRecord = ReturnType<typeof clockRecord>

/** When the site last ran with a trusted clock. Shared by all instances, and kept across restarts. */
export function clockRecord(documents: Documents) {
  return {
    /** Null: never yet. */
    last: async (): Promise<Date | null> => {
      const last = (await documents.find(only))?.ultimo
      return typeof last === 'number' ? new Date(last) : null
    },
    record: (moment: Date): Promise<void> =>
      write(documents, [[only, { ultimo: moment.getTime() }]], { freesSpace: true }),
  }
}
