// A host that serves photos itself is told who may see them, and ends up as the documents say.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { eventStore } from '#domain/events/event-store.ts'
import type { Visibility } from '#domain/events/visibility.ts'
import { followSitePictures, followVisibility } from '#domain/photos/follow-visibility.ts'
import { photoAccess } from '#domain/photos/hosted-access.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { PhotoFiles, PhotoStore } from '#domain/photos/photo-store.ts'
import { servedPhotoUrls } from '#domain/photos/served-photo.ts'
import { emptyDocument, type SlotPicture, withState } from '#domain/school/school-document.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { aDraft, aKey, aNewPhoto, aSlotPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

/** A host with open and closed photos, which is slow to open one. */
function aHost() {
  const open = new Set<string>()
  const known = new Set<string>()
  const told: boolean[] = []
  let breaks = false
  const photos: Pick<PhotoStore, 'access' | 'urls' | 'stored'> = {
    urls: servedPhotoUrls,
    stored: async () => {
      if (breaks) throw new Error('the line is dead')
      return [...known].map((url) => ({ url, isPublic: open.has(photoKey(url)) }))
    },
    access: {
      canGuard: () => true,
      set: async (some: PhotoFiles[], isPublic) => {
        told.push(isPublic)
        for (const { url } of some) {
          known.add(url)
          if (isPublic) await pause(2)
          if (breaks) throw new Error('the line is dead')
          if (isPublic) open.add(photoKey(url))
          else open.delete(photoKey(url))
        }
      },
    },
  }
  return {
    photos,
    told,
    isOpen: ({ url }: PhotoFiles) => open.has(photoKey(url)),
    breakLine: (isBroken: boolean) => {
      breaks = isBroken
    },
  }
}

/** Two instances of the site on the same documents and host, and an event with six photos that everyone sees. */
async function aSchool() {
  const clock = { now: new Date('2026-06-21T12:00:00Z') }
  const now = () => clock.now
  const host = aHost()
  const documents = memoryDocuments()
  const [stored, school] = [eventStore(documents), schoolStore(documents)]
  const anInstance = () => {
    const access = photoAccess({
      events: stored,
      school,
      defaults: schoolDefaults,
      photos: host.photos,
      now,
    })
    const follow = (some: PhotoFiles[]) => access.follow(some).catch(() => {})
    const events = followVisibility(stored, follow, now)
    return { access, events, school: followSitePictures(school, schoolDefaults, follow) }
  }
  const first = anInstance()
  const instances = [first, anInstance()]
  const { id } = await stored.create(aDraft(), now())
  const fotos =
    (await stored.appendPhotos(
      id,
      Array.from({ length: 6 }, () => aNewPhoto()),
      now(),
    )) ?? []
  await host.photos.access?.set(fotos, true)
  host.told.length = 0
  const openCount = () => fotos.filter(host.isOpen).length
  const show = (visibilidade: Visibility, at = 0) =>
    instances[at]?.events.setFields(id, { visibilidade })
  return { ...first, instances, stored, id, host, clock, fotos, openCount, show }
}

test('an event that is hidden while its photos are still being opened ends up closed', async () => {
  const { show, openCount, access, fotos } = await aSchool()
  await show('ninguem')
  expect(openCount()).toBe(0)
  const shown = show('todos')
  await pause(5)
  await Promise.all([shown, show('ninguem')])
  expect(openCount()).toBe(0)
  expect(access.exposed({ fotos })).toEqual({ closing: 0, foreign: 0 })
})

test('so does one that another instance hides meanwhile', async () => {
  const { show, openCount } = await aSchool()
  await show('ninguem', 0)
  const shown = show('todos', 0)
  await pause(5)
  await Promise.all([shown, show('ninguem', 1)])
  expect(openCount()).toBe(0)
})

test('what one instance hid another one shows, bins and restores', async () => {
  const { instances, show, openCount, id, clock } = await aSchool()
  await show('familias', 0)
  await show('todos', 1)
  expect(openCount()).toBe(6)
  await show('familias', 0)
  expect(openCount()).toBe(0)
  await show('todos', 0)
  await instances[0]?.events.bin.putEvent(id, { id: 'press', at: clock.now, by: 'Ana' })
  expect(openCount()).toBe(0)
  await instances[1]?.events.bin.restore('press')
  expect(openCount()).toBe(6)
})

test('what fails is counted as still open, and tried again', async () => {
  const { access, show, host, fotos, openCount } = await aSchool()
  host.breakLine(true)
  await show('ninguem')
  expect(access.exposed({ fotos })).toEqual({ closing: 6, foreign: 0 })
  await expect(access.retry()).rejects.toThrow('the line is dead')
  host.breakLine(false)
  await access.retry()
  expect(openCount()).toBe(0)
  expect(access.exposed({ fotos })).toEqual({ closing: 0, foreign: 0 })
})

test('the photos of a draft open with it, whoever has set its time', async () => {
  const { access, events, show, clock, id, openCount } = await aSchool()
  await access.reconcile()
  await show('ninguem')
  await events.setFields(id, { publicarEm: '2026-06-21T18:00:00.000Z' })
  await access.retry()
  expect(openCount()).toBe(0)
  clock.now = new Date('2026-06-21T18:00:10Z')
  await access.retry()
  expect(openCount()).toBe(6)
})

test('what a killed process left open is closed at the next start, as soon as the host is there', async () => {
  const { stored, access, host, id, openCount } = await aSchool()
  // The document is saved, but the change never reaches the host.
  await stored.setFields(id, { visibilidade: 'familias' })
  host.breakLine(true)
  await expect(access.reconcile()).rejects.toThrow('the line is dead')
  await expect(access.retry()).rejects.toThrow('the line is dead')
  host.breakLine(false)
  await access.retry()
  expect(openCount()).toBe(0)
})

test('a change that leaves the readers as they are costs no call', async () => {
  const { access, events, id, host } = await aSchool()
  await access.reconcile()
  await events.setFields(id, { local: 'Pátio' })
  await access.retry()
  expect(host.told).toEqual([])
})

test('a picture of the site is closed when it leaves its slot, and opened when it comes back', async () => {
  const { instances, host } = await aSchool()
  const picture = { ...aSlotPicture(), url: `/fotos/${aKey()}/large.webp` }
  const shown = { ...emptyDocument, pictures: { owner: picture } }
  const former = {
    ...emptyDocument,
    formerPictures: [{ slot: 'owner', since: '2026-06-21T12:00:00.000Z', picture }],
  }
  const [one, other] = instances
  await one?.school.save(shown, 0)
  await one?.access.follow([picture])
  expect(host.isOpen(picture)).toBe(true)
  await one?.school.save(former, 1)
  expect(host.isOpen(picture)).toBe(false)
  await one?.school.save(shown, 2)
  expect(host.isOpen(picture)).toBe(true)
  // Saved by a process that was killed before it called the host.
  host.breakLine(true)
  await one?.school.save(former, 3)
  host.breakLine(false)
  await other?.access.reconcile()
  expect(host.isOpen(picture)).toBe(false)
})

test('the portrait of a hidden teacher is closed, also one that arrives while hidden, and opened with the teacher', async () => {
  const { instances, host } = await aSchool()
  const ana = { id: 3, name: 'Ana', languages: ['frances' as const], sentence: 'Morou em Lyon.' }
  const [portrait, next, owner] = [1, 2, 3].map(() => ({
    ...aSlotPicture(),
    url: `/fotos/${aKey()}/large.webp`,
  })) as [SlotPicture, SlotPicture, SlotPicture]
  const school = (hidden: boolean, picture: SlotPicture) => ({
    ...withState(emptyDocument, { teachers: [{ ...ana, ...(hidden && { hidden }) }] }),
    pictures: { 'teachers-3': picture, owner },
  })
  await host.photos.access?.set([portrait, next, owner], true)
  const open = () => [portrait, next, owner].map(host.isOpen)
  const [one, other] = instances
  await one?.school.save(school(false, portrait), 0)
  await other?.school.save(school(true, portrait), 1)
  expect(open()).toEqual([false, true, true])
  await other?.school.save(school(false, portrait), 2)
  expect(open()).toEqual([true, true, true])
  await one?.school.save(school(true, portrait), 3)
  const since = '2026-06-21T12:00:00.000Z'
  const formerPictures = [{ slot: 'teachers-3', since, picture: portrait }]
  await one?.school.save({ ...school(true, next), formerPictures }, 4)
  expect(open()).toEqual([false, false, true])
  await host.photos.access?.set([portrait, next], true)
  await one?.access.reconcile()
  expect(open()).toEqual([false, false, true])
})
