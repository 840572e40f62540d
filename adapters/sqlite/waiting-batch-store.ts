import type { WaitingBatch, WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import type { SchoolDatabase } from './database.ts'

export function sqliteWaitingBatchStore(database: SchoolDatabase): WaitingBatchStore {
  return {
    find: (id) =>
      database.read((sql) => {
        const row = sql('SELECT batch FROM waiting_batches WHERE id = ?').get(id)
        return row ? readBatch(row) : null
      }),
    all: () =>
      database.read((sql) => sql('SELECT batch FROM waiting_batches').all().map(readBatch)),
    put: (batch) =>
      database.write((sql) => {
        sql('INSERT OR REPLACE INTO waiting_batches VALUES (?, ?)').run(
          batch.id,
          JSON.stringify(batch),
        )
      }),
    take: (id) =>
      database.writeOnFullDisk((sql) => {
        const row = sql('DELETE FROM waiting_batches WHERE id = ? RETURNING batch').get(id)
        return row ? readBatch(row) : null
      }),
  }
}

function readBatch({ batch }: Record<string, unknown>): WaitingBatch {
  return JSON.parse(String(batch))
}
