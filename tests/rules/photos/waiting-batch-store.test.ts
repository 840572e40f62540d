import { expect, test } from 'vitest'
import { type WaitingBatch, waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { aNewPhoto } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const open = () => waitingBatchStore(memoryDocuments())

const photos = [aNewPhoto()]
const batch = (id: string, changes: Partial<WaitingBatch> = {}): WaitingBatch => ({
  ...{ id, eventId: 'festa', photos, bytes: 10, since: 1 },
  refused: [{ name: 'ata.jpg', sentence: 'Arquivo ata.jpg não é uma imagem válida' }],
  ...changes,
})

test('a batch is found as it was put, and replaced by the next one of its id', async () => {
  const store = open()
  expect(await store.find('a')).toBeNull()
  await store.put(batch('a'))
  await store.put(batch('b'))
  expect(await store.find('a')).toEqual(batch('a'))
  await store.put(batch('a', { photos: [], cancelled: true }))
  expect(await store.find('a')).toEqual(batch('a', { photos: [], cancelled: true }))
  expect((await store.all()).map(({ id }) => id).sort()).toEqual(['a', 'b'])
})

test('of several that take a batch at once one gets it', async () => {
  const store = open()
  await store.put(batch('a'))
  const taken = await Promise.all([store.take('a'), store.take('a'), store.take('a')])
  expect(taken.filter(Boolean)).toEqual([batch('a')])
  expect(await store.find('a')).toBeNull()
})
