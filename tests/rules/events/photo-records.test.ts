import { expect } from 'vitest'
import type { EventStore } from '#domain/events/event-store.ts'
import { erasedEvent, erasedPhotos } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { aDraft, aKey, aNewPhoto, anEvent } from '#tests/sample-data/builders.ts'
import { testEvents } from './test-events.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const keyOf = (photo: { url: string } | undefined) => photoKey(photo?.url ?? '')
const deletion = (id: string) => ({ id, at: now, by: 'secretaria@escola.example' })

/** An event of two photos. */
async function aGallery(events: EventStore): Promise<{ id: string; fotos: Photo[] }> {
  const { id } = await events.create(aDraft(), now)
  return { id, fotos: (await events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], now)) ?? [] }
}

testEvents('a key finds the events that show its photo, and who sees them', async (events) => {
  const [shared, own] = [aNewPhoto(), aNewPhoto()]
  const fotos = [shared, own].map((photo, index) => ({ id: index + 1, ...photo }))
  const publicarEm = '2026-06-22T12:00:00.000Z'
  await events.importEvent(anEvent({ id: 'aberta', fotos: fotos.slice(0, 1) }))
  await events.importEvent(anEvent({ id: 'rascunho', visibilidade: 'ninguem', publicarEm, fotos }))
  const found = await events.byPhotoKey(keyOf(shared))
  expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
    { id: 'aberta', visibilidade: 'todos' },
    { id: 'rascunho', visibilidade: 'ninguem', publicarEm },
  ])
  expect(await events.byPhotoKey(keyOf(own))).toMatchObject([{ id: 'rascunho' }])
  expect(await events.photoByKey('rascunho', keyOf(own))).toEqual(fotos[1])
  expect(await events.photoByKey('aberta', keyOf(own))).toBeNull()
  expect(await events.photoByKey('nenhum', keyOf(own))).toBeNull()
  await events.setFields('rascunho', { visibilidade: 'familias', publicarEm: null })
  expect(await events.byPhotoKey(keyOf(own))).toMatchObject([{ visibilidade: 'familias' }])
  for (const strange of ['', aKey(), '__proto__', 'constructor', "x' OR 1=1 --"]) {
    expect(await events.byPhotoKey(strange)).toEqual([])
    expect(await events.photoByKey('aberta', strange)).toBeNull()
  }
})

testEvents('photos have keys whatever the form of their URL', async (events) => {
  const [own, hosted] = [aKey(), aKey()]
  const former = 'https://res.cloudinary.com/escola/image/upload/v1/eventos/x/foto.jpg'
  const byKey = {
    [own]: `/fotos/${own}/large.webp`,
    [hosted]: `https://res.cloudinary.com/escola/image/upload/v1/eventos/x/${hosted}.webp`,
    [photoKey(former)]: former,
  }
  const fotos = Object.values(byKey).map((url, id) => ({ id, ...aNewPhoto({ url }) }))
  await events.importEvent(anEvent({ id: 'festa', visibilidade: 'familias', fotos }))
  for (const [key, url] of Object.entries(byKey)) {
    expect(await events.byPhotoKey(key)).toMatchObject([{ id: 'festa' }])
    expect((await events.photoByKey('festa', key))?.url).toBe(url)
  }
  // The other one belongs to a former site, and is not a file of this one.
  expect(await events.namedKeys()).toEqual(new Set([own, hosted]))
})

testEvents('a key follows its photo into the bin and back', async (events) => {
  const { id, fotos } = await aGallery(events)
  const [first, second] = fotos.map(keyOf)
  await events.bin.putPhotos(id, [fotos[0]?.id ?? 0], deletion('fotos'))
  expect(await events.byPhotoKey(first ?? '')).toEqual([])
  expect(await events.byPhotoKey(second ?? '')).toMatchObject([{ id }])
  await events.bin.putEvent(id, deletion('evento'))
  expect(await events.byPhotoKey(second ?? '')).toEqual([])
  expect(await events.namedKeys()).toEqual(new Set([first, second]))
  await events.bin.restore('evento')
  await events.bin.restore('fotos')
  for (const photo of fotos) {
    expect(await events.byPhotoKey(keyOf(photo))).toMatchObject([{ id }])
    expect(await events.photoByKey(id, keyOf(photo))).toEqual(photo)
  }
  expect(await events.erased()).toEqual(new Set())
})

testEvents('a cover that is not among the photos is named too', async (events) => {
  const key = aKey()
  await events.importEvent(anEvent({ imagem: `/fotos/${key}/large.webp` }))
  expect(await events.namedKeys()).toEqual(new Set([key]))
  expect(await events.byPhotoKey(key)).toEqual([])
})

testEvents('deleting photos for good leaves their marks, and nothing else', async (events) => {
  const { id, fotos } = await aGallery(events)
  const [gone, stays] = [fotos.slice(0, 1), fotos.slice(1)]
  await events.removePhotos(id, [gone[0]?.id ?? 0, 404], now)
  expect(await events.erased()).toEqual(new Set(erasedPhotos(id, gone)))
  expect(await events.byPhotoKey(keyOf(gone[0]))).toEqual([])
  expect(await events.namedKeys()).toEqual(new Set(stays.map(keyOf)))
  await events.removePhotos(id, [404], now)
  await events.removePhotos('nenhum', [1], now)
  expect(await events.erased()).toEqual(new Set(erasedPhotos(id, gone)))
})

testEvents('deleting an event for good leaves its mark and its photos’', async (events) => {
  const gallery = await aGallery(events)
  await events.remove(gallery.id, now)
  expect(await events.erased()).toEqual(new Set(erasedEvent(gallery)))
  expect(await events.namedKeys()).toEqual(new Set())
  await events.remove('nenhum', now)
  expect((await events.erased()).size).toBe(5)
})

testEvents('a replaced picture leaves the mark of its key alone', async (events) => {
  const { id, fotos } = await aGallery(events)
  const [photo] = fotos
  const picture = { url: aNewPhoto().url }
  await events.replacePicture(id, photo?.url ?? '', picture, now)
  expect(await events.erased()).toEqual(new Set([keyOf(photo)]))
  expect(await events.byPhotoKey(keyOf(photo))).toEqual([])
  expect(await events.byPhotoKey(keyOf(picture))).toMatchObject([{ id }])
  await events.replacePicture(id, '/fotos/nenhuma/large.webp', picture, now)
  expect((await events.erased()).size).toBe(1)
})

testEvents('what leaves the bin for good leaves its marks', async (events) => {
  const { id, fotos } = await aGallery(events)
  const [first, second] = fotos
  const [one, two] = fotos.map((photo) => photo.id)
  await events.bin.putPhotos(id, [one ?? 0, two ?? 0], deletion('fotos'))
  expect(await events.erased()).toEqual(new Set())
  await events.bin.remove('fotos', now, [one ?? 0])
  expect(await events.erased()).toEqual(new Set(first && erasedPhotos(id, [first])))
  expect(await events.namedKeys()).toEqual(new Set([keyOf(second)]))
  await events.bin.remove('fotos', now)
  expect(await events.erased()).toEqual(new Set(erasedPhotos(id, fotos)))
  const other = await aGallery(events)
  await events.bin.putEvent(other.id, deletion('evento'))
  await events.bin.remove('evento', now)
  expect(await events.erased()).toEqual(
    new Set([...erasedPhotos(id, fotos), ...erasedEvent(other)]),
  )
  expect(await events.namedKeys()).toEqual(new Set())
})

testEvents('marks of another store are added, each once', async (events) => {
  await events.recordErased([], now)
  await events.recordErased(['festa/', 'festa/1'], now)
  await events.recordErased(['festa/1', aKey()], now)
  expect((await events.erased()).size).toBe(3)
})

testEvents('files that were found unnamed are remembered until the next list', async (events) => {
  expect(await events.seenUnnamed()).toEqual(new Map())
  const [one, two] = [aKey(), aKey()]
  const seen = new Map([
    [one, { days: 1, last: '2026-06-21' }],
    [two, { days: 29, last: '2026-06-20' }],
  ])
  await events.saveSeenUnnamed(seen)
  expect(await events.seenUnnamed()).toEqual(seen)
  seen.delete(two)
  await events.saveSeenUnnamed(seen)
  expect(await events.seenUnnamed()).toEqual(seen)
  await events.saveSeenUnnamed(new Map())
  expect(await events.seenUnnamed()).toEqual(new Map())
})

testEvents('a store that answers is fresh', async (events) => {
  await expect(events.assertFresh()).resolves.toBeUndefined()
})
