import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firestoreClockRecord } from '#adapters/firestore/clock-record.ts'
import { memoryClockRecord } from '#adapters/memory/clock-record.ts'
import { sqliteClockRecord } from '#adapters/sqlite/clock-record.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore } from './firestore.ts'

test.each([
  ['memory', async () => memoryClockRecord()],
  ['sqlite', async () => sqliteClockRecord(schoolDatabase(join(aDataFolder(), 'escola.db')))],
  ['firestore', async () => firestoreClockRecord(await anEmptyFirestore())],
])('%s: the last moment recorded is the one that is found', async (_, open) => {
  const record = await open()
  expect(await record.last()).toBeNull()
  for (const moment of ['2026-06-21T12:00:00.123Z', '2026-01-01T00:00:00.000Z']) {
    await record.record(new Date(moment))
    expect(await record.last()).toEqual(new Date(moment))
  }
})
