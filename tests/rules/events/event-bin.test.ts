import { expect, test } from 'vitest'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import type { Fields } from '#domain/documents.ts'
import type { ChangedFields } from '#domain/events/event-document.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { aDraft, aNewPhoto, anEvent, everyField } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { testEvents } from './test-events.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
let deletions = 0

/** A deletion by somebody, `after` milliseconds later. */
const aDeletion = (after = 0) => ({
  id: `item-${++deletions}`,
  at: later(after),
  by: 'secretaria@escola.example',
})

const idsOf = (photos: Photo[] = []) => photos.map(({ id }) => id)
const everything = { from: 0, size: 99 }

testEvents('a deleted event is in the bin alone, and comes back as it was', async (events) => {
  const fotos = [17, 1_790_000_000_000, 3].map((id) => ({
    id,
    ...aNewPhoto({ legenda: 'A quadrilha', cloudinaryPublicId: `eventos/x/${id}` }),
    cobertos: [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }],
  }))
  const event = { id: 'completo', ...everyField, imagem: fotos[1]?.url ?? '', fotos }
  await events.importEvent(event)
  await events.importEvent(anEvent({ id: 'outro' }))
  const [before, summaries] = [await events.all(), await events.page(everything)]
  const deletion = aDeletion()
  expect(await events.bin.putEvent('completo', deletion)).toMatchObject({ kind: 'event', event })

  expect(await events.one('completo')).toBeNull()
  expect(await events.gallery('completo', everything)).toBeNull()
  expect((await events.page(everything)).total).toBe(1)
  expect((await events.reserved()).map(({ id }) => id)).not.toContain('completo')
  expect(await events.openings()).toEqual([])
  for (const { url } of fotos) expect(await events.byPhotoKey(photoKey(url))).toEqual([])
  expect(await events.namedKeys()).toEqual(new Set(fotos.map(({ url }) => photoKey(url))))
  const item = { id: deletion.id, deletedAt: now.toISOString(), by: deletion.by }
  expect(await events.bin.all()).toEqual([{ ...item, kind: 'event', event }])
  expect(await events.bin.find(deletion.id)).toEqual({ ...item, kind: 'event', event })

  expect(await events.bin.restore(deletion.id)).toBe('restored')
  expect(await events.all()).toEqual(before)
  expect(await events.page(everything)).toEqual(summaries)
  expect(await events.bin.all()).toEqual([])
  expect(await events.bin.restore(deletion.id)).toBe('missing')
  expect(await events.all()).toEqual(before)
})

testEvents('deleted photos come back to their places, with the cover', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const batch = Array.from({ length: 5 }, (_, n) => aNewPhoto({ legenda: `Foto ${n}` }))
  const photos = (await events.appendPhotos(id, batch, now)) ?? []
  await events.setCover(id, photos[3]?.id ?? 0)
  const [before, cards] = [await events.one(id), await events.page(everything)]
  const deletion = aDeletion()
  const chosen = [photos[0], photos[3], photos[4]].map((photo) => photo?.id ?? 0)
  const item = await events.bin.putPhotos(id, [...chosen, 404], deletion)
  expect(item).toMatchObject({ kind: 'photos', eventId: id, eventName: 'Festa Junina' })
  expect(item?.photos).toEqual([
    { photo: photos[0], place: 0, wasCover: false },
    { photo: photos[3], place: 3, wasCover: true },
    { photo: photos[4], place: 4, wasCover: false },
  ])
  expect(await events.bin.find(deletion.id)).toEqual(item)
  expect((await events.one(id))?.fotos).toEqual([photos[1], photos[2]])
  expect(await events.one(id)).not.toHaveProperty('imagem')
  expect((await events.page(everything)).events[0]).toMatchObject({ photoCount: 2 })

  expect(await events.bin.restore(deletion.id)).toBe('restored')
  expect(await events.one(id)).toEqual(before)
  expect(await events.page(everything)).toEqual(cards)
  for (const [place, photo] of photos.entries()) {
    expect(await events.photoPosition(id, photo.id)).toBe(place)
  }
  expect(await events.bin.all()).toEqual([])
})

testEvents('of photos that were deleted together, each comes back by itself', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const batch = Array.from({ length: 4 }, () => aNewPhoto())
  const photos = (await events.appendPhotos(id, batch, now)) ?? []
  const [first = 0, second = 0, third = 0, fourth = 0] = idsOf(photos)
  const deletion = aDeletion()
  await events.bin.putPhotos(id, [second, third], deletion)
  expect(await events.bin.restore(deletion.id, { photoIds: [third] })).toBe('restored')
  expect(idsOf((await events.one(id))?.fotos)).toEqual([first, third, fourth])
  const left = await events.bin.find(deletion.id)
  expect(left?.kind === 'photos' && idsOf(left.photos.map(({ photo }) => photo))).toEqual([second])
  expect(await events.bin.restore(deletion.id, { photoIds: [second] })).toBe('restored')
  expect((await events.one(id))?.fotos).toEqual(photos)
  expect(await events.bin.all()).toEqual([])
})

testEvents(
  'a place that the list no longer has is its end, and a new cover stays',
  async (events) => {
    const { id } = await events.create(aDraft(), now)
    const batch = Array.from({ length: 4 }, () => aNewPhoto())
    const photos = (await events.appendPhotos(id, batch, now)) ?? []
    const [first = 0, second = 0, third = 0, fourth = 0] = idsOf(photos)
    await events.setCover(id, photos[3]?.id ?? 0)
    const deletion = aDeletion()
    await events.bin.putPhotos(id, [fourth], deletion)
    await events.removePhotos(id, [first, second], now)
    await events.setCover(id, photos[2]?.id ?? 0)
    expect(await events.bin.restore(deletion.id)).toBe('restored')
    const event = await events.one(id)
    expect(idsOf(event?.fotos)).toEqual([third, fourth])
    expect(event?.imagem).toBe(photos[2]?.url)
  },
)

const ana = { author: () => changeAuthor('Ana', now, `${++deletions}`) }

/** An event of families alone, whose photos wait in the bin while everyone sees the rest of it. */
async function anOpenedAlbum(events: EventStore, photoCount: number, opened: ChangedFields) {
  const { id } = await events.create(aDraft({ visibilidade: 'familias' }), now)
  await events.confirmConsent(id, now, { by: 'Ana' })
  const batch = Array.from({ length: photoCount }, () => aNewPhoto())
  const photos = (await events.appendPhotos(id, batch, now)) ?? []
  const deletion = aDeletion()
  await events.bin.putPhotos(id, idsOf(photos), deletion)
  await events.setFields(id, opened)
  return { id, item: deletion.id, photos, bin: events.by(ana).bin }
}

const opened: Record<string, ChangedFields> = {
  'for everyone': { visibilidade: 'todos' },
  'later for everyone': { visibilidade: 'ninguem', publicarEm: '2026-12-01T21:00:00.000Z' },
}

for (const [when, fields] of Object.entries(opened)) {
  testEvents(
    `photos that everyone has not seen come back ${when} only as agreed and authorised`,
    async (events) => {
      const { id, item, photos, bin } = await anOpenedAlbum(events, 3, fields)
      for (const isUndo of [false, true]) {
        expect(await bin.restore(item, { isUndo })).toBe('ask')
        const unauthorised = { photos: 3, at: later(1) }
        expect(await bin.restore(item, { isUndo, agreement: unauthorised })).toBe('ask')
      }
      const forTwo = { photos: 2, confirmedBy: 'Rui', at: later(1) }
      expect(await bin.restore(item, { agreement: forTwo })).toBe('ask')
      expect(await events.one(id)).toMatchObject({ fotos: [], autorizacaoPara: 'familias' })
      expect(await events.bin.all()).toHaveLength(1)
      expect(await bin.restore(item, { agreement: { ...forTwo, photos: 3 } })).toBe('restored')
      const restored = { fotos: photos, autorizacaoPara: 'todos', autorizacaoPor: 'Rui' }
      expect(await events.one(id)).toMatchObject(restored)
    },
  )
}

testEvents('one photo alone is agreed to, and the others are asked about again', async (events) => {
  const { id, item, photos, bin } = await anOpenedAlbum(events, 3, { visibilidade: 'todos' })
  const agreement = { photos: 1, confirmedBy: 'Rui', at: later(1) }
  const photoIds = idsOf(photos).slice(0, 1)
  expect(await bin.restore(item, { photoIds, agreement })).toBe('restored')
  expect(await bin.restore(item, { agreement })).toBe('ask')
  expect((await events.one(id))?.fotos).toEqual(photos.slice(0, 1))
})

testEvents(
  'photos that everyone saw come straight back by the undo of their deletion alone',
  async (events) => {
    const { id } = await events.create(aDraft(), now)
    const photos = (await events.appendPhotos(id, [aNewPhoto()], now)) ?? []
    const { bin } = events.by(ana)
    const remove = async () => {
      const deletion = aDeletion()
      await bin.putPhotos(id, idsOf(photos), deletion)
      return deletion.id
    }
    expect(await bin.restore(await remove(), { isUndo: true })).toBe('restored')
    const item = await remove()
    expect(await bin.restore(item)).toBe('ask')
    await events.setFields(id, { visibilidade: 'ninguem' })
    expect(await bin.restore(item), 'nobody sees them').toBe('restored')
    expect((await events.one(id))?.fotos).toEqual(photos)
    // While the clock is in doubt, nobody sees a draft that its dates call due.
    const publicarEm = later(-1).toISOString()
    await events.setFields(id, { visibilidade: 'ninguem', publicarEm })
    expect(await bin.restore(await remove(), { isUndo: true })).toBe('ask')
  },
)

testEvents('a photo whose event is not there stays in the bin', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const [photo] = (await events.appendPhotos(id, [aNewPhoto()], now)) ?? []
  const [ofPhoto, ofEvent] = [aDeletion(), aDeletion(1)]
  await events.bin.putPhotos(id, [photo?.id ?? 0], ofPhoto)
  await events.bin.putEvent(id, ofEvent)
  expect((await events.bin.all()).map((item) => item.id)).toEqual([ofEvent.id, ofPhoto.id])
  expect(await events.bin.restore(ofPhoto.id)).toBe('event-missing')
  expect(await events.bin.find(ofPhoto.id)).not.toBeNull()
  expect(await events.bin.restore(ofEvent.id)).toBe('restored')
  expect(await events.bin.restore(ofPhoto.id)).toBe('restored')
  expect((await events.one(id))?.fotos).toEqual([photo])
})

testEvents('an event that was imported again keeps the one in the bin away', async (events) => {
  await events.importEvent(anEvent({ id: 'antigo', nome: 'Antes' }))
  const deletion = aDeletion()
  await events.bin.putEvent('antigo', deletion)
  await events.importEvent(anEvent({ id: 'antigo', nome: 'De novo' }))
  expect(await events.bin.restore(deletion.id)).toBe('event-exists')
  expect((await events.one('antigo'))?.nome).toBe('De novo')
  expect(await events.bin.all()).toHaveLength(1)
})

testEvents('what is removed from the bin is returned once, and nowhere', async (events) => {
  const { id } = await events.create(aDraft(), now)
  const batch = [aNewPhoto(), aNewPhoto(), aNewPhoto()]
  const photos = (await events.appendPhotos(id, batch, now)) ?? []
  const [first = 0, second = 0] = idsOf(photos)
  const [ofPhotos, ofEvent] = [aDeletion(), aDeletion(1)]
  await events.bin.putPhotos(id, [first, second], ofPhotos)
  const removed = await events.bin.remove(ofPhotos.id, now, [first])
  expect(removed?.kind === 'photos' && removed.photos).toEqual([
    { photo: photos[0], place: 0, wasCover: false },
  ])
  const left = await events.bin.find(ofPhotos.id)
  expect(left?.kind === 'photos' && left.photos.map(({ place }) => place)).toEqual([0])
  expect(await events.bin.remove(ofPhotos.id, now)).not.toBeNull()
  expect(await events.bin.remove(ofPhotos.id, now)).toBeNull()
  await events.bin.putEvent(id, ofEvent)
  expect(await events.bin.remove(ofEvent.id, now)).toMatchObject({ event: { id } })
  expect(await events.bin.all()).toEqual([])
  expect(await events.bin.restore(ofEvent.id)).toBe('missing')
  expect(await events.all()).toEqual([])
})

testEvents('of several presses at once, one deletes and one restores', async (events) => {
  const { id } = await events.create(aDraft(), now)
  await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)
  const before = await events.one(id)
  const presses = Array.from({ length: 5 }, () => aDeletion())
  const items = await Promise.all(presses.map((deletion) => events.bin.putEvent(id, deletion)))
  const [item] = items.filter((each) => each !== null)
  expect(items.filter((each) => each !== null)).toHaveLength(1)
  const outcomes = await Promise.all(presses.map(() => events.bin.restore(item?.id ?? '')))
  expect(outcomes.toSorted()).toEqual([...Array(4).fill('missing'), 'restored'])
  expect(await events.all()).toEqual([before])
})

testEvents('nothing of nobody is deleted, and the version tells every change', async (events) => {
  for (const strange of ['nada', '', '__proto__', "x' OR 1=1 --"]) {
    expect(await events.bin.putEvent(strange, aDeletion())).toBeNull()
    expect(await events.bin.putPhotos(strange, [1], aDeletion())).toBeNull()
    expect(await events.bin.find(strange)).toBeNull()
    expect(await events.bin.restore(strange)).toBe('missing')
    expect(await events.bin.remove(strange, now)).toBeNull()
  }
  const { id } = await events.create(aDraft(), now)
  expect((await events.bin.putPhotos(id, [404], aDeletion()))?.photos).toEqual([])
  expect(await events.bin.all()).toEqual([])
  const seen = [await events.version()]
  const deletion = aDeletion()
  await events.bin.putEvent(id, deletion)
  seen.push(await events.version())
  await events.bin.restore(deletion.id)
  seen.push(await events.version())
  expect(new Set(seen).size).toBe(3)
})

test('photos that are too many for one item are refused with a sentence, and stay', async () => {
  const isSmall = (fields: Fields) => !Array.isArray(fields.fotos) || fields.fotos.length < 3
  const fits = (fields: Fields) => fields.tipo === undefined || isSmall(fields)
  const events = eventStore({ ...memoryDocuments(), fits })
  const { id } = await events.create(aDraft(), now)
  const photos = (await events.appendPhotos(id, [aNewPhoto(), aNewPhoto(), aNewPhoto()], now)) ?? []
  const refused = { kind: 'other', message: expect.stringContaining('Exclua uma parte') }
  await expect(events.bin.putPhotos(id, idsOf(photos), aDeletion())).rejects.toMatchObject(refused)
  expect((await events.one(id))?.fotos).toEqual(photos)
  const two = await events.bin.putPhotos(id, idsOf(photos).slice(1), aDeletion())
  expect(two?.photos).toHaveLength(2)
})
