import { expect, test } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aKey, aNewPhoto, anEvent, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

const noon = new Date('2026-06-21T12:00:00.000Z')
const now = () => noon

// tests/rules/visibility asks who gets a photo as its event opens, closes, is binned and comes back.

function aSchool() {
  const events = eventStore(memoryDocuments())
  let pictures: Record<string, { url: string }> = {}
  return {
    events,
    photos: publicPhotos({ events, sitePictures: async () => pictures, now }),
    setPictures: (others: typeof pictures) => {
      pictures = others
    },
  }
}

const aPhoto = (id = 1) => ({ id, ...aNewPhoto() })

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
