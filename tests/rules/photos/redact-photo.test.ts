import { expect, test } from 'vitest'
import { eventStore } from '#domain/events/event-store.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore, type PhotoMemory } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')
const face: Redaction = { x: 0.4, y: 0.2, width: 0.1, height: 0.16 }
const two = [face, { ...face, x: 0.7 }]

/** The encoded files name their source bytes and how many covers they have. */
const pictures = {
  encode: async (bytes: Uint8Array, redactions: readonly Redaction[] = []) => ({
    ...anEncodedPicture(`${Buffer.from(bytes)}, ${redactions.length} covered`),
    ...(redactions.length > 0 && { redacted: true as const }),
  }),
}

async function school() {
  const memory: PhotoMemory = new Map()
  const events = eventStore(memoryDocuments())
  const ports = {
    ...{ events, pictures },
    photos: memoryPhotoStore(memory),
  }
  const sitePictures = async () => ({})
  const everyone = publicPhotos({ events, sitePictures, now })
  const { id } = await ports.events.create(aDraft(), now())
  const files = ['a', 'b', 'c'].map((name) => ({
    name: `${name}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.from(`original ${name}`),
  }))
  await addPhotos(id, files, ports, { now })
  const fotos = async () => (await ports.events.one(id))?.fotos ?? []
  const [, photo] = (await fotos()) as [Photo, Photo, Photo]
  const large = async ({ url }: Pick<Photo, 'url'>, photos: PhotoStore = ports.photos) => {
    const file = await photos.open({ url }, 'large')
    return file && new Response(file.body).text()
  }
  const redact = async (redactions: Redaction[], seenUrl?: string) =>
    redactPhoto(
      { eventId: id, photoId: photo.id, seenUrl: seenUrl ?? (await current()).url, redactions },
      ports,
      { now },
    )
  const current = async () => (await fotos()).find((other) => other.id === photo.id) as Photo
  /** Whether a visitor would get the photo. */
  const isServed = async ({ url }: Pick<Photo, 'url'>) =>
    (await everyone.has(photoKey(url))) && memory.has(photoKey(url))
  const others = {
    school: schoolStore(memoryDocuments()),
    waiting: waitingBatchStore(memoryDocuments()),
  }
  const collect = () => collectPhotos({ ...ports, ...others }, trusted(now()))
  return { id, memory, ports, fotos, photo, large, redact, current, isServed, collect }
}

test('a covered photo has new files, and the old ones are gone', async () => {
  const { id, ports, memory, fotos, photo, large, redact, current } = await school()
  await ports.events.setCaption(id, photo.id, 'A quadrilha')
  await ports.events.setCover(id, photo.id)
  const before = await fotos()
  expect(await redact(two)).toBe('saved')
  const after = await current()
  expect(after).toEqual({
    ...photo,
    legenda: 'A quadrilha',
    url: after.url,
    cobertos: two,
    cobertoEm: now().toISOString(),
  })
  expect(after.url).not.toBe(photo.url)
  expect((await fotos()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect((await ports.events.one(id))?.imagem).toBe(after.url)
  expect(await large(after)).toBe('large of original b, 2 covered')
  expect(await large(photo)).toBeNull()
  expect(memory.size).toBe(3)
})

test('covers are changed and taken off from the original, every time', async () => {
  const { photo, large, redact, current } = await school()
  await redact(two)
  expect(await redact([face])).toBe('saved')
  expect(await large(await current())).toBe('large of original b, 1 covered')
  expect(await redact([])).toBe('saved')
  const shown = await current()
  expect(await large(shown)).toBe('large of original b, 0 covered')
  expect(shown).toEqual({ ...photo, url: shown.url })
  expect(shown.url).not.toBe(photo.url)
})

test('a photo of a hidden event is served to nobody, before and after it is covered', async () => {
  for (const visibilidade of ['familias', 'ninguem']) {
    const { id, ports, memory, redact, current, large, isServed } = await school()
    await ports.events.setFields(id, { visibilidade })
    const owners: unknown[] = []
    const { put } = ports.photos
    ports.photos.put = (...given) => {
      owners.push(given[2])
      return put(...given)
    }
    for (const redactions of [two, [face], []]) {
      expect(await redact(redactions)).toBe('saved')
      const photo = await current()
      expect(await isServed(photo)).toBe(false)
      expect(await large(photo)).toBe(`large of original b, ${redactions.length} covered`)
    }
    expect(owners).toEqual(Array(3).fill({ eventId: id, isPublic: false }))
    expect(memory.size).toBe(3)
  }
})

test('a covered photo keeps its key, its covers and its original when the event is hidden and shown', async () => {
  const { id, ports, memory, redact, current, large, isServed } = await school()
  await redact(two)
  const before = await current()
  for (const visibilidade of ['ninguem', 'todos']) {
    await ports.events.setFields(id, { visibilidade })
    expect(await current()).toEqual(before)
    expect(await isServed(before)).toBe(visibilidade === 'todos')
    expect(await large(before)).toBe('large of original b, 2 covered')
  }
  expect(await redact([])).toBe('saved')
  expect(await large(await current())).toBe('large of original b, 0 covered')
  expect(memory.size).toBe(3)
})

test('in the moment of covering nobody is served the faces, even if their files cannot be deleted', async () => {
  const { ports, memory, photo, redact, current, isServed, collect } = await school()
  const { remove } = ports.photos
  ports.photos.remove = () => Promise.reject(new StoreFault('unavailable', 'Fora do ar.'))
  expect(await isServed(photo)).toBe(true)
  expect(await redact(two)).toBe('saved')
  expect(memory.has(photoKey(photo.url))).toBe(true)
  expect(await isServed(photo)).toBe(false)
  expect(await isServed(await current())).toBe(true)
  ports.photos.remove = remove
  expect(await collect()).toEqual({ removed: 1, unnamed: 0 })
  expect(memory.has(photoKey(photo.url))).toBe(false)
})

test('an event that is hidden while a photo is covered tells a store that serves by itself', async () => {
  const { id, ports, photo, current, isServed } = await school()
  const followed: string[] = []
  const slow = {
    ...ports,
    photoAccess: {
      follow: async (photos: { url: string }[]) =>
        void followed.push(...photos.map(({ url }) => url)),
    },
    pictures: {
      encode: async (bytes: Uint8Array, redactions?: readonly Redaction[]) => {
        await ports.events.setFields(id, { visibilidade: 'ninguem' })
        return pictures.encode(bytes, redactions)
      },
    },
  }
  const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
  expect(await redactPhoto(request, slow, { now })).toBe('saved')
  const after = await current()
  expect(after.cobertos).toEqual(two)
  expect(await isServed(after)).toBe(false)
  expect(followed).toEqual([after.url])
})

test('the same press sent twice has one effect; of two admins one is told', async () => {
  const { photo, redact, current } = await school()
  expect(await redact(two)).toBe('saved')
  const { url } = await current()
  expect(await redact(two, photo.url)).toBe('saved')
  expect((await current()).url).toBe(url)
  expect(await redact([face], photo.url)).toBe('changed-elsewhere')
  expect((await current()).cobertos).toEqual(two)
})

test('two admins at the same moment: one picture stays, and no other file', async () => {
  const { memory, photo, redact, current, large } = await school()
  const outcomes = await Promise.all([redact(two, photo.url), redact([face], photo.url)])
  expect(outcomes.toSorted()).toEqual(['changed-elsewhere', 'saved'])
  const covers = outcomes[0] === 'saved' ? 2 : 1
  expect(await large(await current())).toBe(`large of original b, ${covers} covered`)
  expect(memory.size).toBe(3)
})

test('a photo that is gone, or that is deleted meanwhile, leaves nothing behind', async () => {
  const { id, ports, memory, photo, redact } = await school()
  const slow = {
    ...ports,
    pictures: {
      encode: async (bytes: Uint8Array, redactions?: readonly Redaction[]) => {
        await removePhotos(id, [photo.id], ports, { now: now() })
        return pictures.encode(bytes, redactions)
      },
    },
  }
  const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
  expect(await redactPhoto(request, slow, { now })).toBe('changed-elsewhere')
  expect(memory.size).toBe(2)
  expect(await redact(two, photo.url)).toBe('missing')
  expect(await redactPhoto({ ...request, eventId: 'x' }, ports, { now })).toBe('missing')
})

test('without its original a photo is covered for good, from its largest size', async () => {
  const { id, ports, memory, photo, large, redact, current, isServed } = await school()
  const lost = { ...ports.photos, redactability: async () => 'permanent' as const }
  lost.original = async () => null
  Object.assign(ports, { photos: lost })
  expect(await redact(two)).toBe('saved')
  const after = await current()
  expect(after).toEqual({ ...photo, url: after.url })
  expect(await large(after)).toBe('large of large of original b, 0 covered, 2 covered')
  const kept = memory.get(photoKey(after.url))?.original
  expect(Buffer.from(kept ?? []).toString()).toBe(await large(after))
  await ports.events.setFields(id, { visibilidade: 'ninguem' })
  expect(await redact([face])).toBe('saved')
  const hidden = await current()
  expect(await isServed(hidden)).toBe(false)
  expect(await large(hidden)).toBe(
    'large of large of large of original b, 0 covered, 2 covered, 1 covered',
  )
})

test('a picture of another service is not covered, nor one that cannot be opened', async () => {
  const { id, ports, memory } = await school()
  const [foreign] =
    (await ports.events.appendPhotos(
      id,
      [aNewPhoto({ url: 'https://example.com/a.jpg' })],
      now(),
    )) ?? []
  const { id: photoId = 0, url: seenUrl = '' } = foreign ?? {}
  const request = { eventId: id, photoId, seenUrl, redactions: two }
  expect(await redactPhoto(request, ports, { now })).toBe('impossible')
  const refusing = { encode: async () => ({ refused: 'took-too-long' as const }) }
  const [own] = (await ports.events.one(id))?.fotos ?? []
  const outcome = await redactPhoto(
    { ...request, photoId: own?.id ?? 0, seenUrl: own?.url ?? '' },
    { ...ports, pictures: refusing },
    { now },
  )
  expect(outcome).toEqual({ refused: 'took-too-long' })
  expect(memory.size).toBe(3)
})

test('a commit that fails leaves the photo as it was, one that only seems to fail is kept', async () => {
  const { id, ports, memory, photo, large, current, isServed, collect } = await school()
  const fault = new StoreFault('unavailable', 'Fora do ar.')
  const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
  const failing = (really: boolean) => ({
    ...ports,
    events: {
      ...ports.events,
      replacePicture: async (...call: Parameters<typeof ports.events.replacePicture>) => {
        if (really) throw fault
        await ports.events.replacePicture(...call)
        throw fault
      },
    },
  })
  await expect(redactPhoto(request, failing(true), { now })).rejects.toBe(fault)
  expect(await current()).toEqual(photo)
  expect(await large(photo)).toBe('large of original b, 0 covered')
  expect(memory.size).toBe(3)
  await expect(redactPhoto(request, failing(false), { now })).rejects.toBe(fault)
  expect((await current()).cobertos).toEqual(two)
  expect(await large(await current())).toBe('large of original b, 2 covered')
  expect(await isServed(photo)).toBe(false)
  // A second press reports that it is saved, and the next collection deletes the uncovered files.
  expect(await redactPhoto(request, ports, { now })).toBe('saved')
  expect(await collect()).toEqual({ removed: 1, unnamed: 0 })
  expect(memory.size).toBe(3)
})

test('a crash at any step leaves one whole picture, and the faces are never served beside it', async () => {
  for (const step of ['put', 'replacePicture', 'remove'] as const) {
    const { id, ports, memory, photo, large, current, isServed, collect } = await school()
    const never = new Promise<never>(() => {})
    const death = Promise.withResolvers<void>()
    const die = () => {
      death.resolve()
      return never
    }
    const dying = {
      ...ports,
      events: { ...ports.events, ...(step === 'replacePicture' && { replacePicture: die }) },
      photos: { ...ports.photos, ...(step !== 'replacePicture' && { [step]: die }) },
    }
    const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
    void redactPhoto(request, dying, { now })
    await death.promise
    const after = await current()
    const covered = step === 'remove' ? 2 : 0
    expect(after.cobertos?.length ?? 0, step).toBe(covered)
    expect(await large(after), step).toBe(`large of original b, ${covered} covered`)
    expect(await isServed(photo), step).toBe(step !== 'remove')
    const left = { put: 3, replacePicture: 4, remove: 4 }[step]
    expect(memory.size, step).toBe(left)
    // What was covered is deleted at once; what was never added is kept for a while.
    const unnamed = step === 'replacePicture' ? 1 : 0
    expect(await collect(), step).toEqual({ removed: step === 'remove' ? 1 : 0, unnamed })
    expect(await large(await current()), step).toBe(`large of original b, ${covered} covered`)
  }
})
