import { expect, test } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('a batch that arrives again after its event was deleted and restored is not added twice', async () => {
  const events = eventStore(memoryDocuments())
  const { id } = await events.create(aDraft(), now)
  const send = () => events.appendPhotos(id, [aNewPhoto()], now, 'envio')
  const added = await send()
  await events.bin.putEvent(id, { id: 'item', at: now, by: '' })
  expect(await send()).toBeNull()
  expect(await events.bin.restore('item')).toBe('restored')
  expect(await send()).toEqual(added)
  expect((await events.one(id))?.fotos).toHaveLength(1)
})
