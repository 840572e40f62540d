import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { emptyDocument } from '#domain/school/school-document.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import {
  aDraft,
  aKey,
  aNewPhoto,
  anEncodedPicture,
  anEvent,
  aSlotPicture,
} from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore, type PhotoMemory } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'

const day = 24 * 60 * 60 * 1000
const noon = new Date('2026-06-21T12:00:00.000Z')
const daysLater = (days: number) => new Date(noon.getTime() + days * day)
const owner = { eventId: 'festa', isPublic: true }
const nothing = { removed: 0, unnamed: 0 }

function aSchool() {
  const documents = memoryDocuments()
  const events = eventStore(documents)
  const memory: PhotoMemory = new Map()
  const photos = memoryPhotoStore(memory)
  const ports = {
    ...{
      events,
      photos,
      school: schoolStore(documents),
      waiting: waitingBatchStore(documents),
    },
  }
  const put = async () => ({
    ...aNewPhoto(),
    ...(await photos.put(Buffer.from('x'), anEncodedPicture(), owner)),
  })
  return { ...ports, memory, put, collect: (now = noon) => collectPhotos(ports, trusted(now)) }
}

test('whatever names a file keeps it: an event, the bin, a batch that waits, a slot', async () => {
  const { events, school, waiting, put, collect, memory } = aSchool()
  const { id } = await events.create(aDraft(), noon)
  await events.appendPhotos(id, [await put(), await put()], noon)
  const [first] = (await events.one(id))?.fotos ?? []
  await events.bin.putPhotos(id, [first?.id ?? 0], { id: 'item', at: noon, by: 'ana' })
  await events.confirmConsent(id, noon)
  const order = { id: 'envio', eventId: id, account: 'ana' }
  expect(await waiting.arrive(order, 0, { photo: await put(), bytes: 1 }, noon)).toBe('kept')
  const { url } = await put()
  const pictures = { 'hero-1': { ...aSlotPicture(), url } }
  await school.save({ ...emptyDocument, pictures }, 0)
  for (let days = 0; days < 60; days += 1) {
    expect(await collect(daysLater(days))).toEqual(nothing)
  }
  expect(memory.size).toBe(4)
})

test('what somebody deleted for good is deleted at once', async () => {
  const { events, put, collect, memory } = aSchool()
  const { id } = await events.create(aDraft(), noon)
  const photos = (await events.appendPhotos(id, [await put(), await put()], noon)) ?? []
  // The process died before it could delete the file.
  await events.removePhotos(id, [photos[0]?.id ?? 0], noon)
  expect(await collect()).toEqual({ removed: 1, unnamed: 0 })
  expect([...memory.keys()]).toEqual([photoKey(photos[1]?.url ?? '')])
})

test('a mark does not delete what a document names again', async () => {
  const { events, put, collect, memory } = aSchool()
  const photo = { id: 1, ...(await put()) }
  await events.recordErased([photoKey(photo.url)], noon)
  await events.importEvent(anEvent({ fotos: [photo] }))
  expect(await collect()).toEqual(nothing)
  expect(memory.size).toBe(1)
})

test('a file that nothing names is deleted when it was seen so on 30 different days', async () => {
  const { put, collect, memory } = aSchool()
  await put()
  for (let days = 0; days < 29; days += 1) {
    // The site is started several times a day.
    for (const _ of [1, 2, 3]) {
      expect(await collect(daysLater(days))).toEqual({ removed: 0, unnamed: 1 })
    }
  }
  expect(memory.size).toBe(1)
  expect(await collect(daysLater(29))).toEqual({ removed: 1, unnamed: 0 })
  expect(memory.size).toBe(0)
  expect(await collect(daysLater(30))).toEqual(nothing)
})

test('a file that is named in between is counted from the beginning', async () => {
  const { events, put, collect, memory } = aSchool()
  const photo = { id: 1, ...(await put()) }
  for (let days = 0; days < 29; days += 1) await collect(daysLater(days))
  await events.importEvent(anEvent({ fotos: [photo] }))
  expect(await collect(daysLater(29))).toEqual(nothing)
  expect(await events.seenUnnamed()).toEqual(new Map())
  await events.importEvent(anEvent({ fotos: [] }))
  expect(await collect(daysLater(30))).toEqual({ removed: 0, unnamed: 1 })
  expect(memory.size).toBe(1)
})

test('a clock that jumps deletes nothing', async () => {
  const { put, collect, memory } = aSchool()
  await put()
  for (const moment of [noon, daysLater(5000), noon, daysLater(-9000), daysLater(1)]) {
    expect(await collect(moment)).toEqual({ removed: 0, unnamed: 1 })
  }
  expect(memory.size).toBe(1)
})

test('a photo that is added while files are collected stays', async () => {
  const { events, photos, put, memory, ...others } = aSchool()
  const { id } = await events.create(aDraft(), noon)
  const late: EventStore = {
    ...events,
    namedKeys: async () => {
      const named = await events.namedKeys()
      await events.appendPhotos(id, [await put()], noon)
      return named
    },
  }
  expect(await collectPhotos({ ...others, photos, events: late }, trusted(noon))).toEqual(nothing)
  expect(memory.size).toBe(1)
})

test('a fault in any document collects nothing', async () => {
  const { events, put, memory, ...others } = aSchool()
  const { id } = await events.create(aDraft(), noon)
  const [photo] = (await events.appendPhotos(id, [await put()], noon)) ?? []
  await events.removePhotos(id, [photo?.id ?? 0], noon)
  await put()
  await events.saveSeenUnnamed(
    new Map([...memory.keys()].map((key) => [key, { days: 99, last: '2026-06-01' }])),
  )
  const fault = new StoreFault('unavailable', 'fora do ar')
  const down = () => Promise.reject(fault)
  const ports = { ...others, events }
  for (const broken of [
    { ...ports, events: { ...events, namedKeys: down } },
    { ...ports, events: { ...events, erased: down } },
    { ...ports, events: { ...events, seenUnnamed: down } },
    { ...ports, school: { ...ports.school, find: down } },
    { ...ports, waiting: { ...ports.waiting, all: down } },
    { ...ports, photos: { ...ports.photos, stored: down } },
  ]) {
    await expect(collectPhotos(broken, trusted(noon))).rejects.toBe(fault)
  }
  const cutOff = { ...ports.school, find: async () => ({ document: 'cut off', revision: 1 }) }
  await expect(collectPhotos({ ...ports, school: cutOff as never }, trusted(noon))).rejects.toThrow(
    'danificados',
  )
  expect(memory.size).toBe(2)
})

test('files that cannot be deleted are tried again the next time', async () => {
  const { events, photos, put, memory, ...others } = aSchool()
  const { id } = await events.create(aDraft(), noon)
  const [photo] = (await events.appendPhotos(id, [await put()], noon)) ?? []
  await events.removePhotos(id, [photo?.id ?? 0], noon)
  const stuck = { ...photos, remove: () => Promise.reject(new Error('stuck')) }
  await expect(collectPhotos({ ...others, events, photos: stuck }, trusted(noon))).rejects.toThrow(
    'stuck',
  )
  expect(memory.size).toBe(1)
  expect(await collectPhotos({ ...others, events, photos }, trusted(noon))).toEqual({
    removed: 1,
    unnamed: 0,
  })
})

// Row 25 of the threats.
test('300 photos that are newer than the database are all there, both ways', async () => {
  const folder = aDataFolder()
  await diskPhotoStore(folder).ping()
  const photos = diskPhotoStore(folder)
  const others = {
    school: schoolStore(memoryDocuments()),
    waiting: waitingBatchStore(memoryDocuments()),
    photos,
  }
  const newer = eventStore(memoryDocuments())
  const { id } = await newer.create(aDraft(), noon)
  const keys = Array.from({ length: 300 }, aKey)
  for (const key of keys) {
    mkdirSync(join(folder, 'pictures', key))
    writeFileSync(join(folder, 'pictures', key, 'large.webp'), 'x')
    writeFileSync(join(folder, 'originals', `${key}.jpeg`), 'x')
  }
  const batch = keys.map((key) => aNewPhoto({ url: `/fotos/${key}/large.webp` }))
  await newer.appendPhotos(id, batch, noon)
  const everyone = (events: EventStore) =>
    publicPhotos({ events, sitePictures: async () => ({}), now: () => noon })
  const counts = async (events: EventStore) => {
    const shown = await Promise.all(keys.map((key) => everyone(events).has(key)))
    const files = keys.filter((key) => existsSync(join(folder, 'pictures', key, 'large.webp')))
    const originals = keys.filter((key) => existsSync(join(folder, 'originals', `${key}.jpeg`)))
    return [shown.filter(Boolean).length, files.length, originals.length]
  }
  expect(await counts(newer)).toEqual([300, 300, 300])

  // The older database does not know them; the site runs on it for four weeks.
  const older = eventStore(memoryDocuments())
  await older.create(aDraft(), noon)
  for (let days = 0; days < 28; days += 1) {
    const collected = await collectPhotos({ ...others, events: older }, trusted(daysLater(days)))
    expect(collected).toEqual({ removed: 0, unnamed: 300 })
  }
  expect(await counts(older)).toEqual([0, 300, 300])

  // Then the newer one is brought back.
  expect(await collectPhotos({ ...others, events: newer }, trusted(daysLater(28)))).toEqual(nothing)
  expect(await counts(newer)).toEqual([300, 300, 300])
})
