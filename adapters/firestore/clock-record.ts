import type { ClockRecord } from '#domain/clock/clock-record.ts'
import { collectionsOf } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'

export function firestoreClockRecord({ db }: Connection): ClockRecord {
  const only = collectionsOf(db).clock.doc('relogio')
  return {
    last: async () => {
      const last: unknown = (await withTimeout(only.get(), readTimeout)).get('ultimo')
      return typeof last === 'number' ? new Date(last) : null
    },
    record: async (moment) => {
      await withTimeout(only.set({ ultimo: moment.getTime() }), writeTimeout)
    },
  }
}
