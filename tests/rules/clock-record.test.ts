import { expect, test } from 'vitest'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

test('the last moment recorded is the one that is found', async () => {
  const record = clockRecord(memoryDocuments())
  expect(await record.last()).toBeNull()
  for (const moment of ['2026-06-21T12:00:00.123Z', '2026-01-01T00:00:00.000Z']) {
    await record.record(new Date(moment))
    expect(await record.last()).toEqual(new Date(moment))
  }
})
