import { expect, test, vi } from 'vitest'
import type { EventStore } from '#domain/events/event-store.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import type { OfferedPhoto } from '#domain/photos/store-file.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aPhotoSchool as aSchool, offered } from './photo-school.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')

test('a batch is added in order, with names, and served', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  const steps: number[] = []
  const outcome = await addPhotos(id, offered('a', 'b', 'c'), school, {
    now,
    onProgress: (n) => steps.push(n),
  })
  if (outcome.kind !== 'added') throw new Error(outcome.kind)
  expect(outcome.photos.map(({ nome }) => nome)).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect((await school.events.one(id))?.fotos).toEqual(outcome.photos)
  expect(steps).toEqual([1, 2, 3])
  const served = await Promise.all(outcome.photos.map((photo) => school.photos.original(photo)))
  expect(served.map((file) => Buffer.from(file?.bytes ?? []).toString())).toEqual(['a', 'b', 'c'])
  expect(school.files()).toHaveLength(6)
})

test.each([
  ['BAD', /^Arquivo 2\.jpg não é uma imagem válida$/],
  ['THIN', /^Arquivo 2\.jpg é uma imagem estreita demais/],
  ['BOMB', /^Arquivo 2\.jpg tem pixels demais .*Salve a foto em um tamanho menor/],
  ['', /^Arquivo 2\.jpg não é uma imagem válida$/],
  ['x'.repeat(5 * 1024 * 1024 + 1), /^Arquivo 2\.jpg é muito grande \(máximo 5MB\)$/],
])('a batch with one bad file saves nothing: %.5s', async (bad, sentence) => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  const outcome = await addPhotos(id, offered('a', bad, 'c'), school, { now })
  expect(outcome).toEqual({ kind: 'refused', sentences: [expect.stringMatching(sentence)] })
  expect((await school.events.one(id))?.fotos).toEqual([])
  expect(school.files()).toEqual([])
})

test('files that arrive one by one are added; a broken connection saves nothing', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  async function* arriving(breaks: boolean) {
    yield* offered('a', 'b')
    if (breaks) throw new Error('connection lost')
  }
  await expect(addPhotos(id, arriving(true), school, { now })).rejects.toThrow('connection lost')
  expect(school.files()).toEqual([])
  expect(await addPhotos(id, arriving(false), school, { now })).toMatchObject({ kind: 'added' })
})

test('a missing event is reported before a file is read', async () => {
  const school = await aSchool()
  function* untouched(): Generator<OfferedPhoto> {
    yield expect.fail('read a file')
  }
  expect(await addPhotos('nada', untouched(), school, { now })).toEqual({ kind: 'event-missing' })
})

test('an event deleted in mid-batch leaves no files behind', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  async function* deletingMeanwhile() {
    yield* offered('a')
    await removeEvent(id, school, { now: now() })
    yield* offered('b')
  }
  const outcome = await addPhotos(id, deletingMeanwhile(), school, { now })
  expect(outcome).toEqual({ kind: 'event-missing' })
  expect(school.files()).toEqual([])
})

test('a fault while saving removes what was stored and is passed on', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  const fault = new StoreFault('unavailable', 'ocupado')
  const events: EventStore = { ...school.events, appendPhotos: () => Promise.reject(fault) }
  await expect(addPhotos(id, offered('a', 'b'), { ...school, events }, { now })).rejects.toBe(fault)
  expect(school.files()).toEqual([])
})

test('a commit that happened although it reported a fault keeps its files', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  const events: EventStore = {
    ...school.events,
    appendPhotos: async (...batch) => {
      await school.events.appendPhotos(...batch)
      throw new StoreFault('unavailable', 'sem resposta')
    },
  }
  await expect(addPhotos(id, offered('a'), { ...school, events }, { now })).rejects.toThrow()
  const next = school.restarted()
  await collectPhotos(next, trusted(now()))
  const photos = (await next.events.one(id))?.fotos ?? []
  expect(photos).toHaveLength(1)
  for (const photo of photos) expect(await next.photos.original(photo)).not.toBeNull()
})

test('removing photos removes their files and keeps the others', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  await addPhotos(id, offered('a', 'b', 'c'), school, { now })
  const [first, second, third] = (await school.events.one(id))?.fotos ?? []
  expect(
    await removePhotos(id, [first?.id ?? 0, third?.id ?? 0, 404], school, { now: now() }),
  ).toEqual([first, third])
  expect((await school.events.one(id))?.fotos).toEqual([second])
  expect(school.files()).toHaveLength(2)
  expect(await removePhotos('nada', [1], school, { now: now() })).toBeNull()
})

test('a fault while forgetting photos keeps their files', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  await addPhotos(id, offered('a'), school, { now })
  const [photo] = (await school.events.one(id))?.fotos ?? []
  if (!photo) throw new Error('no photo')
  const failing = () => Promise.reject(new StoreFault('unavailable', 'ocupado'))
  const events: EventStore = { ...school.events, removePhotos: failing, remove: failing }
  await expect(removePhotos(id, [photo.id], { ...school, events }, { now: now() })).rejects.toThrow(
    'ocupado',
  )
  await expect(removeEvent(id, { ...school, events }, { now: now() })).rejects.toThrow('ocupado')
  await collectPhotos(school.restarted(), trusted(now()))
  expect(await school.photos.original(photo)).not.toBeNull()
})

/** While an event is being removed, somebody else's upload to it finishes. */
function withLateUpload(school: Awaited<ReturnType<typeof aSchool>>): EventStore {
  return {
    ...school.events,
    remove: async (id, ...rest) => {
      await addPhotos(id, offered('late'), school, { now })
      return school.events.remove(id, ...rest)
    },
  }
}

test('removing an event removes every file, also of an upload that ended meanwhile', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  await addPhotos(id, offered('a', 'b'), school, { now })
  const events = withLateUpload(school)
  expect((await removeEvent(id, { ...school, events }, { now: now() }))?.fotos).toHaveLength(3)
  expect(school.files()).toEqual([])
  expect(await removeEvent(id, school, { now: now() })).toBeNull()
})

test('files that cannot go at once are named, and the next collection deletes them', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  await addPhotos(id, offered('a', 'b'), school, { now })
  const events = withLateUpload(school)
  const fault = new StoreFault('unavailable', 'ocupado')
  const photos: PhotoStore = { ...school.photos, remove: () => Promise.reject(fault) }
  const onFilesLeft = vi.fn()
  const removed = await removeEvent(id, { events, photos }, { now: now(), onFilesLeft })
  expect(removed?.fotos).toHaveLength(3)
  const urls = removed?.fotos.map(({ url }) => url)
  expect(onFilesLeft).toHaveBeenCalledExactlyOnceWith(urls, fault)
  expect(await school.events.one(id)).toBeNull()
  expect(school.files()).toHaveLength(6)
  expect(await collectPhotos(school.restarted(), trusted(now()))).toEqual({
    removed: 3,
    unnamed: 0,
  })
  expect(school.files()).toEqual([])
})

test('of two photos with one address, the one that stays keeps the file', async () => {
  const school = await aSchool()
  const { id } = await school.events.create(aDraft(), now())
  await addPhotos(id, offered('a'), school, { now })
  const event = await school.events.one(id)
  const [photo] = event?.fotos ?? []
  if (!event || !photo) throw new Error('no photo')
  await school.events.importEvent({ ...event, fotos: [photo, { ...photo, id: 7 }] })
  expect(await removePhotos(id, [7], school, { now: now() })).toHaveLength(1)
  expect(await school.photos.original(photo)).not.toBeNull()
  await removePhotos(id, [photo.id], school, { now: now() })
  expect(school.files()).toEqual([])
})

test('a process that dies at any step leaves all of a batch in the event, or nothing', async () => {
  const seen = new Set<number>()
  for (let step = 1; step <= 7; step += 1) {
    const school = await aSchool()
    const { id } = await school.events.create(aDraft(), now())
    const { ports, death } = dyingAt(step, school)
    void addPhotos(id, offered('a', 'b'), ports, { now })
    await death
    const next = school.restarted()
    const { removed, unnamed } = await collectPhotos(next, trusted(now()))
    const photos = (await next.events.one(id))?.fotos ?? []
    seen.add(photos.length)
    expect([0, 2]).toContain(photos.length)
    expect(removed).toBe(0)
    expect(await next.photos.stored()).toHaveLength(photos.length + unnamed)
    for (const photo of photos) expect(await next.photos.original(photo)).not.toBeNull()
  }
  expect(seen).toEqual(new Set([0, 2]))
})

type Ports = { events: EventStore; photos: PhotoStore; pictures: PictureEncoder }

/** The same ports, but call number `step` is the last that runs, and it never returns. */
function dyingAt(step: number, { events, photos, pictures }: Ports) {
  const death = Promise.withResolvers<void>()
  const never = new Promise<never>(() => {})
  let calls = 0
  let atWork = 0
  const mortal = <Port extends object>(port: Port): Port => {
    const methods = Object.entries(port).map(([name, method]) => [
      name,
      async (...given: unknown[]) => {
        if (calls >= step) return never
        calls += 1
        atWork += 1
        const answer = await method(...given)
        atWork -= 1
        // Two photos are at work at once: the process has died when neither is writing any more.
        if (calls >= step && atWork === 0) death.resolve()
        return calls >= step ? never : answer
      },
    ])
    return Object.fromEntries(methods)
  }
  const ports = {
    events: mortal(events),
    photos: mortal(photos),
    pictures: mortal(pictures),
  }
  return { ports, death: death.promise }
}
