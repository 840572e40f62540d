import { expect, test } from 'vitest'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { emptyPhotoMemory, memoryPhotoStore } from '#adapters/memory/photo-store.ts'
import { memorySchoolStore } from '#adapters/memory/school-store.ts'
import { memoryWaitingBatchStore } from '#adapters/memory/waiting-batch-store.ts'
import { binWords } from '#content/bin.ts'
import { daysLeft, photosBack } from '#domain/events/deleted-item.ts'
import { emptyBin, removeItem, removeOverdue } from '#domain/events/empty-bin.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { moveEventToBin, movePhotosToBin } from '#domain/events/move-to-bin.ts'
import { restoreItem } from '#domain/events/restore-item.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { settlePhotos } from '#domain/photos/settle-photos.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { aDraft, aNewPhoto, anEncodedPicture, anEvent } from '#tests/sample-data/builders.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-06-21T12:00:00.000Z')
const daysLater = (days: number) => new Date(now.getTime() + days * day)
let deletions = 0
const aDeletion = (at = now) => ({ id: `item-${++deletions}`, at, by: 'secretaria' })

async function aSchool(photoCount = 2) {
  const memory = emptyPhotoMemory()
  const events = memoryEventStore()
  const photos = memoryPhotoStore(memory)
  const { id } = await events.create(aDraft(), now)
  const batch = await photos.beginBatch(id)
  const staged = []
  for (let n = 0; n < photoCount; n += 1) {
    staged.push(await batch.stage(Buffer.from(`${n}`), anEncodedPicture(`${n}`)))
  }
  await batch.publish()
  const added = staged.map((picture) => ({ ...aNewPhoto(), ...picture }))
  const fotos = (await events.appendPhotos(id, added, now)) ?? []
  await batch.finish()
  const others = { school: memorySchoolStore(), waiting: memoryWaitingBatchStore() }
  return {
    id,
    fotos,
    memory,
    ports: { events, photos },
    sweep: () => sweepPhotos({ events, photos: memoryPhotoStore(memory), ...others }),
  }
}

const places = ({ memory }: Awaited<ReturnType<typeof aSchool>>) => ({
  served: memory.pictures.size,
  bin: memory.deleted.size,
  lost: memory.setAside.size,
})

test('an item leaves the bin after 30 days, not before, and its files with it', async () => {
  const school = await aSchool()
  const item = await moveEventToBin(school.id, school.ports, aDeletion())
  expect(places(school)).toEqual({ served: 0, bin: 2, lost: 0 })
  expect(item && [0, 0.5, 1, 29, 29.9, 31].map((n) => daysLeft(item, daysLater(n)))).toEqual([
    30, 30, 29, 1, 1, 1,
  ])
  expect(await removeOverdue(school.ports, daysLater(29.99))).toBe(0)
  expect(await removeOverdue(school.ports, daysLater(30))).toBe(1)
  expect(places(school)).toEqual({ served: 0, bin: 0, lost: 0 })
  expect(await restoreItem(item?.id ?? '', undefined, school.ports)).toMatchObject({
    outcome: 'missing',
  })
})

test('the words count days and items', () => {
  expect([1, 2, 30].map(binWords.daysLeft)).toEqual([
    'Último dia',
    'Restam 2 dias',
    'Restam 30 dias',
  ])
  expect([0, 1, 2].map(binWords.count)).toEqual(['Nenhum item', '1 item', '2 itens'])
})

test('a photo whose id was given to another meanwhile gets a new one', () => {
  const photo = (id: number): Photo => ({ id, ...aNewPhoto() })
  const list = [photo(7), photo(9)]
  const back = { photo: photo(9), place: 0, wasCover: false }
  expect(photosBack(list, [back], []).map(({ id }) => id)).toEqual([10, 7, 9])
})

test('an old list that has a picture twice keeps its file until the last is gone', async () => {
  const school = await aSchool(1)
  const [photo] = school.fotos as [Photo]
  const twice = [photo, { ...photo, id: 5 }]
  await school.ports.events.importEvent(anEvent({ id: school.id, fotos: twice }))
  const first = await movePhotosToBin(school.id, [5], school.ports, aDeletion())
  expect(places(school)).toEqual({ served: 1, bin: 0, lost: 0 })
  await removeItem(first?.id ?? '', undefined, school.ports)
  expect(places(school)).toEqual({ served: 1, bin: 0, lost: 0 })
  await movePhotosToBin(school.id, [photo.id], school.ports, aDeletion())
  expect(places(school)).toEqual({ served: 0, bin: 1, lost: 0 })
  await emptyBin(school.ports)
  expect(places(school)).toEqual({ served: 0, bin: 0, lost: 0 })
})

/** The same store, where this happens before the files are moved. */
const beforeMove = (photos: PhotoStore, happens: () => Promise<unknown>): PhotoStore => {
  let isDone = false
  return {
    ...photos,
    placeFiles: async (given) => {
      if (!isDone) {
        isDone = true
        await happens()
      }
      await photos.placeFiles(given)
    },
  }
}

test('restored in another tab while its files are on their way, an event has them', async () => {
  const school = await aSchool()
  const deletion = aDeletion()
  const restore = () => restoreItem(deletion.id, undefined, school.ports)
  const photos = beforeMove(school.ports.photos, restore)
  await moveEventToBin(school.id, { ...school.ports, photos }, deletion)
  expect(await school.ports.events.one(school.id)).not.toBeNull()
  expect(places(school)).toEqual({ served: 2, bin: 0, lost: 0 })
})

test('deleted again while it is restored, an event is served to nobody', async () => {
  const school = await aSchool()
  const item = await moveEventToBin(school.id, school.ports, aDeletion())
  const again = () => moveEventToBin(school.id, school.ports, aDeletion())
  const photos = beforeMove(school.ports.photos, again)
  await restoreItem(item?.id ?? '', undefined, { ...school.ports, photos })
  expect(await school.ports.events.one(school.id)).toBeNull()
  expect(places(school)).toEqual({ served: 0, bin: 2, lost: 0 })
})

test('restored while the bin is emptied, an item is whole', async () => {
  const school = await aSchool()
  const item = await moveEventToBin(school.id, school.ports, aDeletion())
  const photos: PhotoStore = {
    ...school.ports.photos,
    beginRemoval: async (...given) => {
      await restoreItem(item?.id ?? '', undefined, school.ports)
      return school.ports.photos.beginRemoval(...given)
    },
  }
  expect(await emptyBin({ ...school.ports, photos })).toBe(0)
  await school.sweep()
  expect(places(school)).toEqual({ served: 2, bin: 0, lost: 0 })
})

test('an event that is deleted while its photos are hidden comes back with them', async () => {
  const school = await aSchool()
  const { events, photos } = school.ports
  await events.setFields(school.id, { visibilidade: 'ninguem' })
  const deletion = aDeletion()
  const deleting: EventStore = {
    ...events,
    replaceFiles: async (...given) => {
      await moveEventToBin(school.id, school.ports, deletion)
      return events.replaceFiles(...given)
    },
  }
  await settlePhotos(school.id, { events: deleting, photos }, now)
  expect(places(school)).toEqual({ served: 0, bin: 2, lost: 0 })
  await restoreItem(deletion.id, undefined, school.ports)
  await settlePhotos(school.id, school.ports, now)
  expect((await events.one(school.id))?.fotos.map(({ url }) => photos.urls.isGuarded(url))).toEqual(
    [true, true],
  )
  expect(places(school)).toEqual({ served: 2, bin: 0, lost: 0 })
})

test('files that cannot be moved are told, and the next sweep moves them', async () => {
  const school = await aSchool()
  const photos: PhotoStore = {
    ...school.ports.photos,
    placeFiles: () => Promise.reject(new Error('stuck')),
  }
  const left: string[] = []
  const deletion = aDeletion()
  const item = await moveEventToBin(school.id, { ...school.ports, photos }, deletion, (urls) =>
    left.push(...urls),
  )
  expect(item).not.toBeNull()
  expect(left).toHaveLength(2)
  expect(await school.ports.events.one(school.id)).toBeNull()
  await school.sweep()
  expect(places(school)).toEqual({ served: 0, bin: 2, lost: 0 })
})

test('photos that are deleted because consent was withdrawn do not rest in the bin', async () => {
  const school = await aSchool()
  await withdrawConsent(school.id, school.ports, { now, deletePhotos: true })
  expect(await school.ports.events.bin.all()).toEqual([])
  expect(places(school)).toEqual({ served: 0, bin: 0, lost: 0 })
})
