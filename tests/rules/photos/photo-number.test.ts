import { expect, test } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('a photo keeps its number when others are moved, deleted and added, and the number finds it', async () => {
  const events = eventStore(memoryDocuments())
  const { id } = await events.create(aDraft(), now)
  const send = (count: number) =>
    events.appendPhotos(
      id,
      Array.from({ length: count }, () => aNewPhoto()),
      now,
    )
  const photos = (await send(12)) ?? []
  const asked = photos[10]
  const numberOf = async (photoId: number | undefined) => {
    const gallery = await events.gallery(id, { from: 0, size: 100 })
    return gallery?.photos.find((photo) => photo.id === photoId)?.numero
  }
  expect(await numberOf(asked?.id)).toBe(11)
  for (let moves = 0; moves < 10; moves += 1) {
    await events.arrangePhotos(id, (list) => [...list.slice(1), ...list.slice(0, 1)])
  }
  const gone = photos.slice(0, 5).map((photo) => photo.id)
  await events.bin.putPhotos(id, gone.slice(0, 3), { id: 'lixo', at: now, by: 'Ana' })
  await events.removePhotos(id, gone.slice(3), now)
  const [added] = (await send(1)) ?? []
  expect(await numberOf(asked?.id)).toBe(11)
  expect(await numberOf(added?.id)).toBe(13)
  expect(await events.photoOfNumber(id, 11)).toBe(asked?.id)
  // A deleted photo is found too: the panel says that it was deleted.
  expect(await events.photoOfNumber(id, 2)).toBe(photos[1]?.id)
  expect(await events.photoOfNumber(id, 14)).toBeNull()
})
