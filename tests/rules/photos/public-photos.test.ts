import { expect, test } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aKey, aNewPhoto, anEvent, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const noon = new Date('2026-06-21T12:00:00.000Z')
const halfPast = '2026-06-21T12:30:00.000Z'

function aSchool() {
  const events = eventStore(memoryDocuments())
  let pictures: Record<string, { url: string }> = {}
  let now = noon
  return {
    events,
    photos: publicPhotos({ events, sitePictures: async () => pictures, now: () => now }),
    setPictures: (others: typeof pictures) => {
      pictures = others
    },
    setClock: (moment: string) => {
      now = new Date(moment)
    },
  }
}

const aPhoto = (id = 1) => ({ id, ...aNewPhoto() })
const deletion = { id: 'item', at: noon, by: 'secretaria' }

test('a photo is public while its event is, from one question to the next', async () => {
  const { events, photos } = aSchool()
  const photo = aPhoto()
  const key = photoKey(photo.url)
  expect(await photos.has(key)).toBe(false)
  await events.importEvent(anEvent({ fotos: [photo] }))
  expect(await photos.has(key)).toBe(true)
  for (const visibilidade of ['familias', 'ninguem']) {
    await events.setFields('festa', { visibilidade })
    expect(await photos.has(key)).toBe(false)
    await events.setFields('festa', { visibilidade: 'todos' })
    expect(await photos.has(key)).toBe(true)
  }
})

test('a photo in the bin is nobody’s, and public again when it is restored', async () => {
  const { events, photos } = aSchool()
  const [one, two] = [aPhoto(1), aPhoto(2)]
  await events.importEvent(anEvent({ fotos: [one, two] }))
  await events.bin.putPhotos('festa', [1], deletion)
  expect(await photos.has(photoKey(one.url))).toBe(false)
  expect(await photos.has(photoKey(two.url))).toBe(true)
  await events.bin.restore('item')
  expect(await photos.has(photoKey(one.url))).toBe(true)
  await events.bin.putEvent('festa', deletion)
  expect(await photos.has(photoKey(one.url))).toBe(false)
  await events.bin.restore('item')
  expect(await photos.has(photoKey(one.url))).toBe(true)
  await events.removePhotos('festa', [1], noon)
  expect(await photos.has(photoKey(one.url))).toBe(false)
})

test('a draft opens by itself at its time', async () => {
  const { events, photos, setClock } = aSchool()
  const photo = aPhoto()
  await events.importEvent(
    anEvent({ visibilidade: 'ninguem', publicarEm: halfPast, fotos: [photo] }),
  )
  expect(await photos.has(photoKey(photo.url))).toBe(false)
  setClock(halfPast)
  expect(await photos.has(photoKey(photo.url))).toBe(true)
})

test('of two events that show one photo, one that is public is enough', async () => {
  const { events, photos } = aSchool()
  const photo = aPhoto()
  const key = photoKey(photo.url)
  await events.importEvent(anEvent({ id: 'aberta', fotos: [photo] }))
  await events.importEvent(anEvent({ id: 'fechada', visibilidade: 'familias', fotos: [photo] }))
  expect(await photos.has(key)).toBe(true)
  await events.setFields('aberta', { visibilidade: 'ninguem' })
  expect(await photos.has(key)).toBe(false)
})

test('a covered photo has another key, and the one before is closed in the same moment', async () => {
  const { events, photos } = aSchool()
  const [before, after] = [aPhoto(), aPhoto()]
  await events.importEvent(anEvent({ fotos: [before] }))
  await events.replacePicture('festa', before.url, { url: after.url }, noon)
  expect(await photos.has(photoKey(before.url))).toBe(false)
  expect(await photos.has(photoKey(after.url))).toBe(true)
})

test('the pictures of the site itself are public, as long as they are in their slots', async () => {
  const { events, photos, setPictures } = aSchool()
  const [hero, logo] = [aSlotPicture(), aSlotPicture()]
  setPictures({ 'hero-1': hero, logo })
  for (const { url } of [hero, logo]) expect(await photos.has(photoKey(url))).toBe(true)
  expect(await photos.has(aKey())).toBe(false)
  setPictures({ logo })
  expect(await photos.has(photoKey(hero.url))).toBe(false)
  await events.importEvent(anEvent({ visibilidade: 'ninguem', fotos: [{ ...aPhoto(), ...logo }] }))
  expect(await photos.has(photoKey(logo.url))).toBe(true)
})

test('a fault of any store is a fault, never public and never missing', async () => {
  const { events } = aSchool()
  const photo = aPhoto()
  const event = anEvent({ fotos: [photo] })
  await events.importEvent(event)
  const fault = new StoreFault('unavailable', 'fora do ar')
  const down = () => Promise.reject(fault)
  const sitePictures = async () => ({})
  const now = () => noon
  for (const ports of [
    { events: { ...events, byPhotoKey: down }, sitePictures },
    { events: { ...events, assertFresh: down }, sitePictures },
    { events, sitePictures: down },
  ]) {
    await expect(publicPhotos({ ...ports, now }).has(photoKey(photo.url))).rejects.toBe(fault)
  }
  // To save it as a file is no different.
  const cutOff = publicEvents({ ...events, assertFresh: down }, now)
  await expect(cutOff.photoById(event.id, photo.id)).rejects.toBe(fault)
})
