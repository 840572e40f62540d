import type { ClockRecord } from '#domain/clock/clock-record.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteClockRecord(database: SchoolDatabase): ClockRecord {
  return {
    last: () =>
      database.read((sql) => {
        const row = sql('SELECT last FROM clock').get()
        return row ? new Date(Number(row.last)) : null
      }),
    record: (moment) =>
      database.writeOnFullDisk((sql) => {
        sql('INSERT OR REPLACE INTO clock (id, last) VALUES (1, ?)').run(moment.getTime())
      }),
  }
}
