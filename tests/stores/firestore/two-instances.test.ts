import { expect, test, vi } from 'vitest'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { anInstance, aProject } from '#tests/stores/firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')

function twoInstances() {
  const project = aProject()
  const [here, there] = [0, 1].map(() => eventStore(firestoreDocuments(anInstance(project))))
  if (!here || !there) throw new Error('two instances')
  return { here, there }
}

const within2s = { timeout: 2_000, interval: 20 }

test('what one instance changes, the other shows within two seconds', async () => {
  const { here, there } = twoInstances()
  expect((await there.page({ from: 0, size: 9 })).total).toBe(0)
  const before = await there.version()
  const { id } = await here.create(aDraft(), now)
  await vi.waitFor(async () => {
    expect((await there.gallery(id, { from: 0, size: 1 }))?.event.nome).toBe('Festa Junina')
  }, within2s)
  expect(await there.version()).not.toBe(before)
  await here.appendPhotos(id, [aNewPhoto()], now)
  await vi.waitFor(async () => {
    expect((await there.page({ from: 0, size: 9 })).events[0]?.photoCount).toBe(1)
  }, within2s)
  await here.remove(id, now)
  await vi.waitFor(async () => {
    expect((await there.page({ from: 0, size: 9 })).total).toBe(0)
  }, within2s)
})

test('uploads in one millisecond on two instances lose nothing and share no number', async () => {
  const { here, there } = twoInstances()
  const { id } = await here.create(aDraft(), now)
  const batches = Array.from({ length: 20 }, () => [aNewPhoto(), aNewPhoto(), aNewPhoto()])
  await Promise.all(batches.map((batch, n) => (n % 2 ? here : there).appendPhotos(id, batch, now)))
  const photos = (await here.one(id))?.fotos ?? []
  expect(photos).toHaveLength(60)
  expect(new Set(photos.map((photo) => photo.id)).size).toBe(60)
  expect((await there.one(id))?.fotos).toEqual(photos)
})

test('four instances at once number every photo once', async () => {
  const project = aProject()
  const stores = Array.from({ length: 4 }, () =>
    eventStore(firestoreDocuments(anInstance(project))),
  )
  const id = (await stores[0]?.create(aDraft(), now))?.id ?? ''
  const batches = Array.from({ length: 16 }, () => Array.from({ length: 4 }, () => aNewPhoto()))
  const added = await Promise.all(
    batches.map((batch, n) => stores[n % 4]?.appendPhotos(id, batch, now)),
  )
  const photos = (await stores[0]?.one(id))?.fotos ?? []
  expect(new Set(photos.map((photo) => photo.id)).size).toBe(64)
  expect(new Set(added.flat())).toEqual(new Set(photos))
})

test('a number is not given twice, even when the last photos are gone', async () => {
  const { here, there } = twoInstances()
  const { id } = await here.create(aDraft(), now)
  const first = await here.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  await here.removePhotos(id, first?.map((photo) => photo.id) ?? [], now)
  const second = await there.appendPhotos(id, [aNewPhoto()], now)
  expect(second?.[0]?.id).toBe(now.getTime() + 2)
})

test('a submission that reaches both instances has one effect', async () => {
  const { here, there } = twoInstances()
  const created = await Promise.all(
    [here, there, here, there].map((events) => events.create(aDraft(), now, 'envio')),
  )
  expect(new Set(created.map(({ id }) => id)).size).toBe(1)
  const id = created[0]?.id ?? ''
  const added = await Promise.all(
    [here, there, here, there].map((events) =>
      events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now, 'fotos'),
    ),
  )
  expect((await here.one(id))?.fotos).toEqual(added[0])
  for (const answer of added) expect(answer).toEqual(added[0])
})

test('of two editors on two instances one is told that the other was faster', async () => {
  const { here, there } = twoInstances()
  for (let round = 0; round < 5; round += 1) {
    const { id } = await here.create(aDraft(), now)
    const seen = eventVersion(aDraft())
    const outcomes = await Promise.all([
      here.update(id, aDraft({ nome: 'Aqui' }), seen),
      there.update(id, aDraft({ nome: 'Ali' }), seen),
    ])
    expect(outcomes.toSorted()).toEqual(['changed-elsewhere', 'updated'])
    expect((await here.one(id))?.nome).toBe(outcomes[0] === 'updated' ? 'Aqui' : 'Ali')
  }
})

test('clocks that are hours apart change neither order nor freshness', async () => {
  const { here, there } = twoInstances()
  const { id } = await here.create(aDraft(), new Date('2026-06-21T18:00:00Z'))
  await here.appendPhotos(id, [aNewPhoto({ nome: '1' })], new Date('2026-06-21T18:00:00Z'))
  await there.appendPhotos(id, [aNewPhoto({ nome: '2' })], new Date('2026-06-21T12:00:00Z'))
  await vi.waitFor(async () => {
    const gallery = await here.gallery(id, { from: 0, size: 9 })
    expect(gallery?.photos.map(({ nome }) => nome)).toEqual(['1', '2'])
  }, within2s)
})
