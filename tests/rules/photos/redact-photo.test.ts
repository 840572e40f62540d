import { expect, test } from 'vitest'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { emptyPhotoMemory, memoryPhotoStore } from '#adapters/memory/photo-store.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import { settlePhotos } from '#domain/photos/settle-photos.ts'
import { eventPhotoUrls } from '#domain/photos/sweep-photos.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')
const face: Redaction = { x: 0.4, y: 0.2, width: 0.1, height: 0.16 }
const two = [face, { ...face, x: 0.7 }]

/** Its files say from which bytes they are, and how much of them is covered. */
const pictures = {
  encode: async (bytes: Uint8Array, redactions: readonly Redaction[] = []) => ({
    ...anEncodedPicture(`${Buffer.from(bytes)}, ${redactions.length} covered`),
    ...(redactions.length > 0 && { redacted: true as const }),
  }),
}

async function school() {
  const memory = emptyPhotoMemory()
  const ports = { events: memoryEventStore(), photos: memoryPhotoStore(memory), pictures }
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
  return { id, memory, ports, fotos, photo, large, redact, current }
}

test('a covered photo has new files, and the old ones are gone', async () => {
  const { id, ports, memory, fotos, photo, large, redact, current } = await school()
  await ports.events.setCaption(id, photo.id, 'A quadrilha')
  await ports.events.setCover(id, photo.id)
  const before = await fotos()
  expect(await redact(two)).toBe('saved')
  const after = await current()
  expect(after).toEqual({ ...photo, legenda: 'A quadrilha', url: after.url, cobertos: two })
  expect(after.url).not.toBe(photo.url)
  expect((await fotos()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect((await ports.events.one(id))?.imagem).toBe(after.url)
  expect(await large(after)).toBe('large of original b, 2 covered')
  expect(await large(photo)).toBeNull()
  expect(memory.pictures.size).toBe(3)
  expect(memory.intents.size).toBe(0)
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

/** What a visitor would get from the public route. */
const isServed = async (photos: PhotoStore, { url }: Pick<Photo, 'url'>) =>
  (await photos.read(ownPhotoKey(url) ?? '', 'large.webp')) !== null

test('a photo of a hidden event stays guarded when it is covered and uncovered', async () => {
  for (const visibilidade of ['familias', 'ninguem']) {
    const { id, ports, memory, redact, current, large } = await school()
    await ports.events.setFields(id, { visibilidade })
    await settlePhotos(id, ports, now())
    const { beginBatch } = ports.photos
    const batches: unknown[] = []
    Object.assign(ports.photos, {
      beginBatch: (...given: Parameters<typeof beginBatch>) => {
        batches.push(given[1])
        return beginBatch(...given)
      },
    })
    for (const redactions of [two, [face], []]) {
      expect(await redact(redactions)).toBe('saved')
      const photo = await current()
      expect(ports.photos.urls.isGuarded(photo.url)).toBe(true)
      expect(await isServed(ports.photos, photo)).toBe(false)
      expect(await large(photo)).toBe(`large of original b, ${redactions.length} covered`)
    }
    expect(batches).toEqual(Array(3).fill({ guarded: true }))
    expect(memory.pictures.size).toBe(3)
    expect(memory.intents.size).toBe(0)
  }
})

test('a covered photo keeps its covers and its original when the event is hidden and shown', async () => {
  const { id, ports, memory, redact, current, large } = await school()
  await redact(two)
  for (const visibilidade of ['ninguem', 'todos']) {
    const before = await current()
    await ports.events.setFields(id, { visibilidade })
    expect(await settlePhotos(id, ports, now())).toBe(0)
    const moved = await current()
    expect(moved).toEqual({ ...before, url: moved.url })
    expect(moved.url).not.toBe(before.url)
    expect(await isServed(ports.photos, moved)).toBe(visibilidade === 'todos')
    expect(await large(moved)).toBe('large of original b, 2 covered')
    expect(await large(before)).toBeNull()
  }
  expect(await redact([])).toBe('saved')
  expect(await large(await current())).toBe('large of original b, 0 covered')
  expect(memory.pictures.size).toBe(3)
})

test('an event that is hidden while a photo is covered gets the photo guarded', async () => {
  for (const settlesFirst of [false, true]) {
    const { id, ports, memory, photo, current } = await school()
    const slow = {
      ...ports,
      pictures: {
        encode: async (bytes: Uint8Array, redactions?: readonly Redaction[]) => {
          await ports.events.setFields(id, { visibilidade: 'ninguem' })
          if (settlesFirst) await settlePhotos(id, ports, now())
          return pictures.encode(bytes, redactions)
        },
      },
    }
    const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
    const outcome = await redactPhoto(request, slow, { now })
    expect(outcome).toBe(settlesFirst ? 'changed-elsewhere' : 'saved')
    expect((await current()).cobertos?.length ?? 0).toBe(settlesFirst ? 0 : 2)
    for (const { url } of (await ports.events.one(id))?.fotos ?? []) {
      expect(ports.photos.urls.isGuarded(url)).toBe(true)
      expect(await isServed(ports.photos, { url })).toBe(false)
    }
    expect(await isServed(ports.photos, photo)).toBe(false)
    expect(memory.pictures.size).toBe(3)
  }
})

test('a photo that is covered while the event is hidden is guarded once more', async () => {
  const { id, ports, memory, photo, redact, current, large } = await school()
  const slow: PhotoStore = {
    ...ports.photos,
    beginBatch: async (...given) => {
      const batch = await ports.photos.beginBatch(...given)
      const publish = async () => {
        await batch.publish()
        Object.assign(slow, { beginBatch: ports.photos.beginBatch })
        expect(await redact([face], photo.url)).toBe('saved')
      }
      return { ...batch, publish }
    },
  }
  await ports.events.setFields(id, { visibilidade: 'familias' })
  await settlePhotos(id, { ...ports, photos: slow }, now())
  const after = await current()
  expect(after.cobertos).toEqual([face])
  expect(await large(after)).toBe('large of original b, 1 covered')
  for (const { url } of (await ports.events.one(id))?.fotos ?? []) {
    expect(await isServed(ports.photos, { url })).toBe(false)
  }
  expect(memory.pictures.size).toBe(3)
})

test('a photo that could not be guarded at once is covered, and reported', async () => {
  const { id, ports, photo, current } = await school()
  const faults: unknown[] = []
  const down = new StoreFault('unavailable', 'Fora do ar.')
  let batches = 0
  const failing = {
    ...ports,
    photos: {
      ...ports.photos,
      beginBatch: async (...given: Parameters<PhotoStore['beginBatch']>) => {
        batches += 1
        if (batches > 1) throw down
        await ports.events.setFields(id, { visibilidade: 'ninguem' })
        return ports.photos.beginBatch(...given)
      },
    },
  }
  const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
  const onUnsettled = (fault: unknown) => faults.push(fault)
  expect(await redactPhoto(request, failing, { now, onUnsettled })).toBe('saved')
  expect(faults).toEqual([down])
  expect((await current()).cobertos).toEqual(two)
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
  expect(memory.pictures.size).toBe(3)
})

test('a photo that is gone, or that is deleted meanwhile, leaves nothing behind', async () => {
  const { id, ports, memory, photo, redact } = await school()
  const slow = {
    ...ports,
    pictures: {
      encode: async (bytes: Uint8Array, redactions?: readonly Redaction[]) => {
        await removePhotos(id, [photo.id], ports)
        return pictures.encode(bytes, redactions)
      },
    },
  }
  const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
  expect(await redactPhoto(request, slow, { now })).toBe('changed-elsewhere')
  expect(memory.pictures.size).toBe(2)
  expect(await redact(two, photo.url)).toBe('missing')
  expect(await redactPhoto({ ...request, eventId: 'x' }, ports, { now })).toBe('missing')
})

test('without its original a photo is covered for good, from its largest size', async () => {
  const { id, ports, memory, photo, large, redact, current } = await school()
  const lost = { ...ports.photos, redactability: async () => 'permanent' as const }
  lost.original = async () => null
  Object.assign(ports, { photos: lost })
  expect(await redact(two)).toBe('saved')
  const after = await current()
  expect(after).toEqual({ ...photo, url: after.url })
  expect(await large(after)).toBe('large of large of original b, 0 covered, 2 covered')
  const kept = memory.pictures.get(ownPhotoKey(after.url) ?? '')?.original
  expect(Buffer.from(kept ?? []).toString()).toBe(await large(after))
  await ports.events.setFields(id, { visibilidade: 'ninguem' })
  await settlePhotos(id, ports, now())
  expect(await redact([face])).toBe('saved')
  const hidden = await current()
  expect(ports.photos.urls.isGuarded(hidden.url)).toBe(true)
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
  expect(memory.pictures.size).toBe(3)
})

test('a commit that fails leaves the photo as it was, one that only seems to fail is kept', async () => {
  const { id, ports, memory, photo, large, current } = await school()
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
  expect(memory.pictures.size).toBe(3)
  expect(await redactPhoto(request, failing(false), { now })).toBe('saved')
  expect(await large(photo)).toBeNull()
  expect(memory.pictures.size).toBe(3)
})

test('a crash at any step leaves one whole picture, and the next sweep deletes the other', async () => {
  for (const step of ['stage', 'publish', 'replacePicture', 'finish'] as const) {
    const { id, ports, memory, photo, large, current } = await school()
    const never = new Promise<never>(() => {})
    let died = () => {}
    const dead = new Promise<void>((resolve) => {
      died = resolve
    })
    const die = () => {
      died()
      return never
    }
    const dying = {
      ...ports,
      events: {
        ...ports.events,
        ...(step === 'replacePicture' && { replacePicture: die }),
      },
      photos: {
        ...ports.photos,
        beginBatch: async (...given: Parameters<PhotoStore['beginBatch']>) => {
          const batch = await ports.photos.beginBatch(...given)
          return step === 'stage' || step === 'publish' ? { ...batch, [step]: die } : batch
        },
        beginRemoval: async (photos: Photo[]) => {
          const removal = await ports.photos.beginRemoval(photos)
          return step === 'finish' ? { finish: die } : removal
        },
      },
    }
    const request = { eventId: id, photoId: photo.id, seenUrl: photo.url, redactions: two }
    void redactPhoto(request, dying, { now })
    await dead
    const next = memoryPhotoStore(memory)
    await next.sweep(() => eventPhotoUrls(ports.events))
    const after = await current()
    const covered = step === 'finish' ? 2 : 0
    expect(after.cobertos?.length ?? 0, step).toBe(covered)
    expect(await large(after, next), step).toBe(`large of original b, ${covered} covered`)
    expect(memory.pictures.size, step).toBe(3)
    expect(memory.setAside.size, step).toBe(0)
  }
})
