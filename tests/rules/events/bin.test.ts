import { expect, test } from 'vitest'
import { binWords } from '#content/bin.ts'
import { hasConsent, photosEndingSoon } from '#domain/events/consent.ts'
import { daysLeft, photosBack } from '#domain/events/deleted-item.ts'
import { emptyBin, removeItem, removeOverdue } from '#domain/events/empty-bin.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { removeUnconsented, withdrawConsent } from '#domain/events/withdraw-consent.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { erasedEvent } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aNewPhoto, anEncodedPicture, anEvent } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore, type PhotoMemory } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-06-21T12:00:00.000Z')
const daysLater = (days: number) => new Date(now.getTime() + days * day)
const deletion = { id: 'item', at: now, by: 'secretaria' }

async function aSchool(photoCount = 2) {
  const memory: PhotoMemory = new Map()
  const documents = memoryDocuments()
  const ports = {
    events: eventStore(documents),
    photos: memoryPhotoStore(memory),
    waiting: waitingBatchStore(documents),
  }
  const { id } = await ports.events.create(aDraft(), now)
  const batch = []
  for (let n = 0; n < photoCount; n += 1) {
    const owner = { eventId: id, isPublic: true }
    const picture = await ports.photos.put(Buffer.from(`${n}`), anEncodedPicture(`${n}`), owner)
    batch.push({ ...aNewPhoto(), ...picture })
  }
  const fotos = (await ports.events.appendPhotos(id, batch, now)) ?? []
  const school = schoolStore(memoryDocuments())
  const collect = () => collectPhotos({ ...ports, school }, trusted(now))
  return { id, fotos, memory, ports, collect }
}

test('an item leaves the bin after 30 days, not before, and its files with it', async () => {
  const { id, fotos, memory, ports, collect } = await aSchool()
  const item = await ports.events.bin.putEvent(id, deletion)
  expect(item && [0, 0.5, 1, 29, 29.9, 31].map((n) => daysLeft(item, daysLater(n)))).toEqual([
    30, 30, 29, 1, 1, 1,
  ])
  expect(await removeOverdue(ports, { now: trusted(daysLater(29.99)) })).toBe(0)
  expect(await collect()).toEqual({ removed: 0, unnamed: 0 })
  expect(memory.size).toBe(2)
  expect(await removeOverdue(ports, { now: trusted(daysLater(30)) })).toBe(1)
  expect(memory.size).toBe(0)
  expect(await ports.events.bin.restore('item')).toBe('missing')
  expect(await ports.events.erased()).toEqual(new Set(erasedEvent({ id, fotos })))
})

test.each(['at once', 'from the bin'])(
  'of an event deleted for good nothing stays, %s',
  async (how) => {
    const { id, fotos, memory, ports } = await aSchool()
    await ports.events.confirmConsent(id, now)
    await ports.events.bin.putPhotos(id, [fotos[0]?.id ?? 0], { ...deletion, id: 'earlier' })
    const owner = { eventId: id, isPublic: true }
    const picture = await ports.photos.put(Buffer.from('late'), anEncodedPicture('late'), owner)
    const photo = { ...aNewPhoto(), ...picture }
    await ports.waiting.arrive(
      { id: 'envio', eventId: id, account: 'ana' },
      0,
      { photo, bytes: 1 },
      now,
    )
    if (how === 'at once') await removeEvent(id, ports, { now })
    else {
      await ports.events.bin.putEvent(id, deletion)
      await removeItem('item', undefined, ports, { now })
    }
    expect(memory.size).toBe(0)
    expect(await ports.events.bin.all()).toEqual([])
    expect(await ports.waiting.all()).toEqual([])
  },
)

test.each(['at once', 'from the bin'])(
  'where the bin fails while an event is deleted for good, a second press deletes the rest, %s',
  async (how) => {
    const { id, fotos, memory, ports } = await aSchool()
    await ports.events.bin.putPhotos(id, [fotos[0]?.id ?? 0], { ...deletion, id: 'earlier' })
    if (how === 'from the bin') await ports.events.bin.putEvent(id, deletion)
    const press = (events: EventStore) =>
      how === 'at once'
        ? removeEvent(id, { ...ports, events }, { now })
        : removeItem('item', undefined, { ...ports, events }, { now })
    const busy: EventStore['bin']['remove'] = (item, ...rest) =>
      item === 'earlier'
        ? Promise.reject(new StoreFault('unavailable', 'ocupado'))
        : ports.events.bin.remove(item, ...rest)
    const bin = { ...ports.events.bin, remove: busy }
    await expect(press({ ...ports.events, bin })).rejects.toThrow('ocupado')
    expect(await press(ports.events)).toBeTruthy()
    expect(await ports.events.bin.all()).toEqual([])
    expect(memory.size).toBe(0)
  },
)

test('what is deleted and restored has its files where they were', async () => {
  const { id, memory, ports } = await aSchool()
  const [before, files] = [await ports.events.all(), [...memory]]
  await ports.events.bin.putEvent(id, deletion)
  expect([...memory]).toEqual(files)
  await ports.events.bin.restore('item')
  expect(await ports.events.all()).toEqual(before)
  expect([...memory]).toEqual(files)
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
  const { id, fotos, memory, ports } = await aSchool(1)
  const [photo] = fotos as [Photo]
  const twice = [photo, { ...photo, id: 5 }]
  await ports.events.importEvent(anEvent({ id, fotos: twice }))
  await ports.events.bin.putPhotos(id, [5], deletion)
  await removeItem('item', undefined, ports, { now })
  expect(memory.size).toBe(1)
  await ports.events.bin.putPhotos(id, [photo.id], deletion)
  expect(memory.size).toBe(1)
  await emptyBin(ports, { now })
  expect(memory.size).toBe(0)
})

test('a picture that is in two items stays until both are removed', async () => {
  const { id, fotos, memory, ports } = await aSchool(1)
  const [photo] = fotos as [Photo]
  await ports.events.importEvent(anEvent({ id, fotos: [photo, { ...photo, id: 5 }] }))
  for (const each of [5, photo.id]) {
    await ports.events.bin.putPhotos(id, [each], { ...deletion, id: `item-${each}` })
  }
  await removeItem('item-5', undefined, ports, { now })
  expect(memory.size).toBe(1)
  await removeItem(`item-${photo.id}`, undefined, ports, { now })
  expect(memory.size).toBe(0)
})

test('of an item some photos are removed for good, and the others come back', async () => {
  const { id, fotos, memory, ports } = await aSchool(3)
  const [first, second] = fotos.map((photo) => photo.id)
  await ports.events.bin.putPhotos(id, [first ?? 0, second ?? 0], deletion)
  expect(await removeItem('item', [first ?? 0], ports, { now })).toBe(true)
  expect(memory.size).toBe(2)
  expect(await ports.events.bin.restore('item')).toBe('restored')
  expect((await ports.events.one(id))?.fotos).toEqual(fotos.slice(1))
  expect(await removeItem('item', undefined, ports, { now })).toBe(false)
})

test('restored while the bin is emptied, an item is whole', async () => {
  const { id, memory, ports, collect } = await aSchool()
  await ports.events.bin.putEvent(id, deletion)
  const { bin } = ports.events
  const remove: typeof bin.remove = async (...given) => {
    await bin.restore('item')
    return bin.remove(...given)
  }
  const events = { ...ports.events, bin: { ...bin, remove } }
  expect(await emptyBin({ ...ports, events }, { now })).toBe(0)
  expect(await collect()).toEqual({ removed: 0, unnamed: 0 })
  expect(memory.size).toBe(2)
})

test('files that cannot be deleted are named, and the next collection deletes them', async () => {
  const { id, fotos, memory, ports, collect } = await aSchool()
  await ports.events.bin.putEvent(id, deletion)
  const photos: PhotoStore = { ...ports.photos, remove: () => Promise.reject(new Error('stuck')) }
  const left: string[] = []
  const onFilesLeft = (urls: string[]) => left.push(...urls)
  expect(await emptyBin({ ...ports, photos }, { now, onFilesLeft })).toBe(1)
  expect(left).toEqual(fotos.map(({ url }) => url))
  expect(await ports.events.bin.all()).toEqual([])
  expect(await collect()).toEqual({ removed: 2, unnamed: 0 })
  expect(memory.size).toBe(0)
})

test('without consent the event is a draft whose link has ended, and photos go if asked to', async () => {
  for (const deletePhotos of [false, true]) {
    const { id, memory, ports } = await aSchool()
    await ports.events.setFields(id, {
      visibilidade: 'familias',
      linkFamilias: `${'ab'.repeat(32)} 2026-12-01T00:00:00.000Z ${'cd'.repeat(38)}`,
    })
    await ports.events.confirmConsent(id, now)
    const other = (await ports.events.create(aDraft(), now)).id
    await ports.events.confirmConsent(other, now)
    for (const eventId of [id, other]) {
      const order = { id: eventId, eventId, account: 'ana' }
      await ports.waiting.arrive(order, 0, { photo: aNewPhoto(), bytes: 1 }, now)
    }
    expect(await withdrawConsent(id, ports, { now: daysLater(1), deletePhotos })).toBe(true)
    const event = await ports.events.one(id)
    expect(event).toMatchObject({
      visibilidade: 'ninguem',
      autorizacaoEm: now.toISOString(),
      autorizacaoRetiradaEm: daysLater(1).toISOString(),
    })
    expect(event?.linkFamilias).toBeUndefined()
    expect(event?.apagarFotosEm).toBe(deletePhotos ? undefined : daysLater(31).toISOString())
    expect((await ports.waiting.all()).map(({ eventId }) => eventId)).toEqual([other])
    expect(event?.fotos.length).toBe(deletePhotos ? 0 : 2)
    expect(memory.size).toBe(deletePhotos ? 0 : 2)
    expect(await ports.events.bin.all()).toEqual([])
  }
})

test('withdrawn consent reaches the bin of that event, and of no other', async () => {
  for (const deletePhotos of [false, true]) {
    const { id, fotos, memory, ports } = await aSchool()
    const other = await ports.events.create(aDraft(), now)
    const bin = { id: 'foto', at: now, by: 'Ana' }
    await ports.events.bin.putPhotos(id, [fotos[0]?.id ?? 0], bin)
    await ports.events.bin.putEvent(other.id, { ...bin, id: 'outro' })
    await withdrawConsent(id, ports, { now: daysLater(1), deletePhotos })
    expect((await ports.events.bin.all()).map((item) => item.id)).toEqual(['outro'])
    expect(memory.size).toBe(deletePhotos ? 0 : 1)
  }
})

test('photos kept without consent are deleted after 30 days, unless consent was given again', async () => {
  const { id, memory, ports } = await aSchool()
  await ports.events.confirmConsent(id, now, { by: 'Ana' })
  await withdrawConsent(id, ports, { now, deletePhotos: false })
  expect(await removeUnconsented(ports, { now: trusted(daysLater(29)) })).toBe(0)
  expect(memory.size).toBe(2)
  expect(photosEndingSoon(await ports.events.all(), daysLater(27))).toEqual([])
  expect(photosEndingSoon(await ports.events.all(), daysLater(28))).toMatchObject([{ id }])
  await ports.events.confirmConsent(id, daysLater(29), { by: 'Rui', where: 'Pasta 2' })
  const again = await ports.events.one(id)
  expect(again).toMatchObject({
    autorizacaoEm: daysLater(29).toISOString(),
    autorizacaoPor: 'Rui',
    autorizacaoOnde: 'Pasta 2',
    autorizacaoRetiradaEm: now.toISOString(),
  })
  expect(hasConsent(again ?? {})).toBe(true)
  expect(await removeUnconsented(ports, { now: trusted(daysLater(40)) })).toBe(0)
  await withdrawConsent(id, ports, { now: daysLater(40), deletePhotos: false })
  expect(await removeUnconsented(ports, { now: trusted(daysLater(70)) })).toBe(1)
  expect(memory.size).toBe(0)
  expect(await ports.events.one(id)).toMatchObject({ fotos: [], visibilidade: 'ninguem' })
  expect((await ports.events.one(id))?.apagarFotosEm).toBeUndefined()
})

test('photos kept without consent by an earlier version have their 30 days from now on', async () => {
  const { id, memory, ports } = await aSchool()
  const empty = (await ports.events.create(aDraft(), now)).id
  for (const each of [id, empty]) {
    await ports.events.setFields(each, {
      visibilidade: 'ninguem',
      autorizacaoRetiradaEm: now.toISOString(),
    })
  }
  expect(await removeUnconsented(ports, { now: trusted(daysLater(100)) })).toBe(0)
  expect((await ports.events.one(id))?.apagarFotosEm).toBe(daysLater(130).toISOString())
  expect((await ports.events.one(empty))?.apagarFotosEm).toBeUndefined()
  expect(await removeUnconsented(ports, { now: trusted(daysLater(129)) })).toBe(0)
  expect(photosEndingSoon(await ports.events.all(), daysLater(128))).toMatchObject([{ id }])
  expect(memory.size).toBe(2)
  expect(await removeUnconsented(ports, { now: trusted(daysLater(130)) })).toBe(1)
  expect(memory.size).toBe(0)
})
