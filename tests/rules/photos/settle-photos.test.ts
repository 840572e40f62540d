import { expect, test } from 'vitest'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { emptyPhotoMemory, memoryPhotoStore } from '#adapters/memory/photo-store.ts'
import { withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { archiveName, photoNames } from '#domain/photos/archive-names.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import { settleEvents } from '#domain/photos/settle-events.ts'
import { settlePhotos } from '#domain/photos/settle-photos.ts'
import { aDraft, anEncodedPicture } from '#tests/sample-data/builders.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const pictures = { encode: async (bytes: Uint8Array) => anEncodedPicture(String(bytes)) }
const photo = { name: 'a.jpg', type: 'image/jpeg', bytes: Buffer.from('a') }

async function aSchool(fields: object = {}) {
  const memory = emptyPhotoMemory()
  const photos = memoryPhotoStore(memory)
  const events = memoryEventStore({ festa: { ...aDraft(), ...fields } })
  const ports = { events, photos, pictures }
  const send = (count: number) =>
    addPhotos('festa', Array(count).fill(photo), ports, { now: () => now })
  const urls = async () => (await events.one('festa'))?.fotos.map(({ url }) => url) ?? []
  const isServed = async (url: string) =>
    (await photos.read(ownPhotoKey(url) ?? '', 'large.webp')) !== null
  const served = async () =>
    (await Promise.all((await urls()).map(isServed))).filter(Boolean).length
  return { ...ports, memory, send, urls, served, isServed }
}

test('photos of a hidden event are guarded from the beginning', async () => {
  const school = await aSchool({ visibilidade: 'familias' })
  await school.send(2)
  expect(await school.served()).toBe(0)
  for (const url of await school.urls()) expect(school.photos.urls.isGuarded(url)).toBe(true)
})

test('hiding an event ends every address of its photos, and showing it makes new ones', async () => {
  const school = await aSchool()
  await school.send(30)
  const [before, captions] = [await school.urls(), await school.events.one('festa')]
  await school.events.setFields('festa', { imagem: before[1] ?? '' })
  await school.events.setFields('festa', { visibilidade: 'ninguem' })
  expect(await settlePhotos('festa', school, now)).toBe(0)
  for (const url of before) expect(await school.isServed(url)).toBe(false)
  expect(await school.served()).toBe(0)
  expect(school.memory.pictures.size).toBe(30)
  expect(school.memory.intents.size).toBe(0)
  const hidden = await school.events.one('festa')
  expect(hidden?.imagem).toBe(hidden?.fotos[1]?.url)
  expect(hidden?.fotos.map(({ id }) => id)).toEqual(captions?.fotos.map(({ id }) => id))

  await school.events.setFields('festa', { visibilidade: 'todos' })
  await settlePhotos('festa', school, now)
  expect(await school.served()).toBe(30)
  const after = await school.urls()
  expect(after.filter((url) => before.includes(url))).toEqual([])
  expect(school.memory.pictures.size).toBe(30)
})

test('an event that is hidden while photos are on their way gets them guarded', async () => {
  const school = await aSchool()
  let hide = () => school.events.setFields('festa', { visibilidade: 'ninguem' })
  const slow = {
    encode: async (bytes: Uint8Array) => {
      await hide()
      hide = async () => true
      return anEncodedPicture(String(bytes))
    },
  }
  await addPhotos('festa', [photo, photo], { ...school, pictures: slow }, { now: () => now })
  expect((await school.urls()).length).toBe(2)
  expect(await school.served()).toBe(0)
  expect(school.memory.pictures.size).toBe(2)
})

test('photos that could not be guarded at once are saved, and reported', async () => {
  const school = await aSchool()
  const down = new Error('down')
  let batches = 0
  const failing = {
    ...school.photos,
    beginBatch: async (...given: Parameters<typeof school.photos.beginBatch>) => {
      batches += 1
      if (batches > 1) throw down
      const batch = await school.photos.beginBatch(...given)
      await school.events.setFields('festa', { visibilidade: 'ninguem' })
      return batch
    },
  }
  const faults: unknown[] = []
  const options = { now: () => now, onUnsettled: (fault: unknown) => faults.push(fault) }
  await addPhotos('festa', [photo], { ...school, photos: failing }, options)
  expect(faults).toEqual([down])
  expect((await school.urls()).length).toBe(1)
})

test('a crash between hiding an event and its photos is finished by the next round', async () => {
  const school = await aSchool()
  await school.send(3)
  const before = await school.urls()
  await school.events.setFields('festa', { visibilidade: 'ninguem' })
  const restarted = { events: school.events, photos: memoryPhotoStore(school.memory) }
  await settleEvents(restarted, () => {}).run(now)
  for (const url of before) expect(await school.isServed(url)).toBe(false)
  expect(await school.served()).toBe(0)
})

test('photos that could not be settled are tried again, and the fault is reported', async () => {
  const school = await aSchool()
  await school.send(2)
  const faults: unknown[] = []
  let broken = true
  const beginBatch: typeof school.photos.beginBatch = (...given) =>
    broken ? Promise.reject(new Error('down')) : school.photos.beginBatch(...given)
  const photos = { ...school.photos, beginBatch }
  const rounds = settleEvents({ events: school.events, photos }, (fault) => faults.push(fault))
  await school.events.setFields('festa', { visibilidade: 'familias' })
  await rounds.run(now)
  await expect(rounds.settle('festa', now)).rejects.toThrow('down')
  expect(faults).toHaveLength(1)
  expect(await school.served()).toBe(2)
  broken = false
  await rounds.runIfDue(now)
  expect(await school.served()).toBe(0)
})

test('a draft whose time has come is written down as public, and its photos are opened', async () => {
  const publicarEm = '2026-06-21T12:30:00.000Z'
  const school = await aSchool({ visibilidade: 'ninguem', publicarEm })
  await school.send(2)
  const rounds = settleEvents(school, () => {})
  await rounds.run(now)
  await rounds.runIfDue(now)
  expect(await school.served()).toBe(0)
  await rounds.runIfDue(new Date(publicarEm))
  expect(await school.served()).toBe(2)
  const { visibilidade, publicarEm: left } = (await school.events.one('festa')) ?? {}
  expect([visibilidade, left]).toEqual(['todos', undefined])
})

test('photos that this store does not have stay, and are counted', async () => {
  const foreign = 'https://fotos.example/1.jpg'
  const school = await aSchool({ fotos: [{ url: foreign }], visibilidade: 'ninguem' })
  await school.send(1)
  expect(await settlePhotos('festa', school, now)).toBe(1)
  expect(await school.urls()).toContain(foreign)
})

test('without consent the event is a draft whose link has ended, and photos go if asked to', async () => {
  for (const deletePhotos of [false, true]) {
    const school = await aSchool({
      visibilidade: 'familias',
      linkFamilias: `${'ab'.repeat(32)} 2026-12-01T00:00:00.000Z`,
      autorizacaoEm: '2026-06-01T00:00:00.000Z',
    })
    await school.send(2)
    expect(await withdrawConsent('festa', school, { now, deletePhotos })).toBe(true)
    const event = await school.events.one('festa')
    expect(event).toMatchObject({
      visibilidade: 'ninguem',
      autorizacaoEm: '2026-06-01T00:00:00.000Z',
      autorizacaoRetiradaEm: now.toISOString(),
    })
    expect(event?.linkFamilias).toBeUndefined()
    expect(event?.fotos.length).toBe(deletePhotos ? 0 : 2)
    expect(school.memory.pictures.size).toBe(deletePhotos ? 0 : 2)
  }
})

test('files of a download have names that a person understands and every system accepts', () => {
  const event = { nome: 'Festa Junina', data: '2026-06-20', photoCount: 12 }
  expect(archiveName(event)).toBe('Festa Junina 2026.zip')
  expect(photoNames(event)(1, 'image/webp')).toBe('Festa Junina 2026 - 001.webp')
  expect(photoNames({ ...event, photoCount: 5000 })(12, 'image/jpeg')).toBe(
    'Festa Junina 2026 - 0012.jpg',
  )
  expect(archiveName({ ...event, nome: 'Festa 2026' })).toBe('Festa 2026.zip')
  expect(archiveName({ ...event, nome: '../a:b/"c"?\u0000', data: null })).toBe('a b c.zip')
  expect(archiveName({ ...event, nome: '...', data: null })).toBe('Fotos.zip')
})
