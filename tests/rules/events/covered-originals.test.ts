import { expect, test } from 'vitest'
import { changeAuthor } from '#domain/changes/recorded-change.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { endCoveredOriginals } from '#domain/photos/covered-originals.ts'
import { redactPhoto } from '#domain/photos/redact-photo.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { aDraft, aKey, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore, type PhotoMemory } from '#tests/sample-data/memory-photos.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-06-21T12:00:00.000Z')
const daysLater = (days: number) => new Date(now.getTime() + days * day)
const face: Redaction = { x: 0.4, y: 0.2, width: 0.1, height: 0.16 }

const pictures = {
  encode: async (bytes: Uint8Array, redactions: readonly Redaction[] = []) => ({
    ...anEncodedPicture(`${Buffer.from(bytes)}, ${redactions.length} covered`),
    ...(redactions.length > 0 && { redacted: true as const }),
  }),
}

async function aCoveredPhoto(forgetOriginal = false) {
  const memory: PhotoMemory = new Map()
  const photos = memoryPhotoStore(memory)
  const ports = { events: eventStore(memoryDocuments()), photos, pictures }
  const { id } = await ports.events.create(aDraft(), now)
  const owner = { eventId: id, isPublic: true }
  const stored = await photos.put(Buffer.from('faces'), anEncodedPicture('faces'), owner)
  const [added] = (await ports.events.appendPhotos(id, [{ ...aNewPhoto(), ...stored }], now)) ?? []
  const request = {
    eventId: id,
    photoId: added?.id ?? 0,
    seenUrl: stored.url,
    redactions: [face],
    forgetOriginal,
  }
  const recorded: string[] = []
  const events = ports.events.by({
    author: () => changeAuthor('Ana', now, 'a'),
    onRecorded: ({ kind }) => recorded.push(kind),
  })
  expect(await redactPhoto(request, { ...ports, events }, { now: () => now })).toBe('saved')
  const photo = async () => (await ports.events.one(id))?.fotos[0]
  /** Everything that is kept of the photo. */
  const kept = () =>
    [...memory.values()].flatMap(({ original, encoded }) =>
      [original, ...Object.values(encoded.files)].map((bytes) => Buffer.from(bytes).toString()),
    )
  const cover = (changed: Partial<typeof request>) =>
    redactPhoto({ ...request, ...changed }, ports, { now: () => now })
  return { ports, photo, kept, recorded, cover }
}

test('the uncovered original ends 30 days after covering, and the photo stays as it is', async () => {
  const { ports, photo, kept } = await aCoveredPhoto()
  expect(await photo()).toMatchObject({ cobertos: [face], cobertoEm: now.toISOString() })
  expect(await endCoveredOriginals(ports, trusted(daysLater(29.9)))).toBe(0)
  expect(kept()).toContain('faces')
  const before = await photo()
  expect(await endCoveredOriginals(ports, trusted(daysLater(30)))).toBe(1)
  expect(kept()).not.toContain('faces')
  const { cobertos: _, cobertoEm: __, ...plain } = before ?? {}
  expect(await photo()).toEqual(plain)
  expect(await endCoveredOriginals(ports, trusted(daysLater(31)))).toBe(0)
})

test('a photo that was covered before can lose its original at once', async () => {
  const { photo, kept, cover } = await aCoveredPhoto()
  const covered = await photo()
  const again = { seenUrl: covered?.url ?? '', forgetOriginal: true }
  expect(await cover(again)).toBe('saved')
  expect(kept()).not.toContain('faces')
  expect(await photo()).toMatchObject({ url: covered?.url })
  expect((await photo())?.cobertos).toBeUndefined()
})

test('an original that cannot be deleted holds up no other', async () => {
  const { ports, kept } = await aCoveredPhoto()
  const [event] = await ports.events.all()
  const [photo] = event?.fotos ?? []
  if (!event || !photo) throw new Error('no photo')
  const stuck = { ...photo, id: photo.id + 1, url: `/fotos/${aKey()}/large.webp` }
  await ports.events.importEvent({ ...event, fotos: [stuck, photo] })
  const fault = new StoreFault('other', 'presa')
  const photos = {
    forgetOriginal: async (one: { url: string }) => {
      if (one.url === stuck.url) throw fault
      return ports.photos.forgetOriginal(one)
    },
  }
  const ending = endCoveredOriginals({ events: ports.events, photos }, trusted(daysLater(30)))
  await expect(ending).rejects.toBe(fault)
  expect(kept()).not.toContain('faces')
  const [after] = await ports.events.all()
  expect(after?.fotos.map(({ cobertos }) => cobertos?.length)).toEqual([1, undefined])
})

test('a photo covered by an earlier version has its 30 days from now on', async () => {
  const { ports, photo, kept } = await aCoveredPhoto()
  const covered = await photo()
  if (!covered) throw new Error('no photo')
  const [event] = await ports.events.all()
  if (!event) throw new Error('no event')
  const { cobertoEm: _, ...undated } = covered
  await ports.events.importEvent({ ...event, fotos: [undated] })
  expect(await endCoveredOriginals(ports, trusted(daysLater(100)))).toBe(0)
  expect(await photo()).toMatchObject({ cobertoEm: daysLater(100).toISOString() })
  expect(kept()).toContain('faces')
  expect(await endCoveredOriginals(ports, trusted(daysLater(130)))).toBe(1)
  expect(kept()).not.toContain('faces')
})

test('who wants so keeps no original from the start, and the log says that faces were covered', async () => {
  const { photo, kept, recorded } = await aCoveredPhoto(true)
  expect(recorded).toEqual(['faces-covered'])
  expect(kept()).not.toContain('faces')
  expect((await photo())?.cobertos).toBeUndefined()
})
