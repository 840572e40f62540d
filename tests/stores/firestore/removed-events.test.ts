import { expect, test } from 'vitest'
import { firestoreEventStore } from '#adapters/firestore/event-store.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { anEmptyFirestore } from '#tests/stores/firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

test('an event that goes takes its submissions along, and leaves those of the others', async () => {
  const connection = await anEmptyFirestore()
  const events = firestoreEventStore(connection)
  const submissions = async () => {
    const { docs } = await connection.db.collection('site-envios').get()
    return docs.map((submission) => submission.get('evento')).sort()
  }
  const gone = await events.create(aDraft(), now)
  const stays = await events.create(aDraft(), now)
  for (const [n, { id }] of [gone, stays, gone].entries()) {
    await events.appendPhotos(id, [aNewPhoto()], now, `envio-${n}`)
  }
  expect(await submissions()).toEqual([gone.id, gone.id, stays.id].sort())
  await events.remove(gone.id, now)
  expect(await submissions()).toEqual([stays.id])
  expect(await events.appendPhotos(gone.id, [aNewPhoto()], now, 'envio-0')).toBeNull()
})
