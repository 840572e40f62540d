import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { diskPhotoStore } from '#adapters/disk/photo-store.ts'
import { connectFirestore } from '#adapters/firestore/connection.ts'
import { firestoreDocuments } from '#adapters/firestore/documents.ts'
import { firestoreFault } from '#adapters/firestore/firestore-fault.ts'
import { defaultPolling } from '#adapters/firestore/live-list.ts'
import { sessionStore } from '#domain/admin/session-store.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { collectPhotos } from '#domain/photos/collect-photos.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { PictureEncoder } from '#domain/photos/picture-encoder.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { startDenyingFirestore } from '#tests/hosted-services/denying-firestore.ts'
import { aDraft, aKey, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import { aDataFolder } from './data-folder.ts'
import { anEmptyFirestore, theEmulator } from './firestore.ts'

const now = new Date('2026-06-21T12:00:00.000Z')
const quick = { interval: 200, retryAfter: 50, maxAge: 1_000, freshFor: 300 }
const unavailable = expect.objectContaining({
  kind: 'unavailable',
  message: 'Verifique sua conexão com a internet.',
})

afterEach(() => theEmulator().restore())

test('a Firestore that is gone for a moment is not noticed by visitors, and heals', async () => {
  const connection = await anEmptyFirestore()
  const events = eventStore(
    firestoreDocuments(connection, { eventos: { ...quick, maxAge: 60_000 } }),
  )
  const { id } = await events.create(aDraft(), now)
  await events.page({ from: 0, size: 9 })
  await theEmulator().cut()
  for (let n = 0; n < 5; n += 1) {
    expect((await events.page({ from: 0, size: 9 })).total).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await theEmulator().restore()
  await expect
    .poll(
      () =>
        events.ping().then(
          () => true,
          () => false,
        ),
      { timeout: 8_000 },
    )
    .toBe(true)
  const other = eventStore(firestoreDocuments(connection))
  await other.update(id, aDraft({ nome: 'Arraiá' }), eventVersion(aDraft()))
  await expect
    .poll(async () => (await events.gallery(id, { from: 0, size: 0 }))?.event.nome, {
      timeout: 8_000,
    })
    .toBe('Arraiá')
})

test('a list that is too old is not shown, and comes back by itself', async () => {
  const events = eventStore(firestoreDocuments(await anEmptyFirestore(), { eventos: quick }))
  await events.create(aDraft(), now)
  await events.page({ from: 0, size: 9 })
  await theEmulator().cut()
  await expect
    .poll(() => events.page({ from: 0, size: 9 }).catch((fault) => fault), { timeout: 15_000 })
    .toEqual(unavailable)
  await theEmulator().restore()
  await expect
    .poll(() => events.page({ from: 0, size: 9 }).catch(() => null), { timeout: 15_000 })
    .toMatchObject({ total: 1 })
}, 40_000)

test('after a longer outage, the events are back within seconds', async () => {
  const events = eventStore(
    firestoreDocuments(await anEmptyFirestore(), { eventos: { ...defaultPolling, maxAge: 0 } }),
  )
  await events.create(aDraft(), now)
  const look = () => events.page({ from: 0, size: 9 }).catch(() => null)
  await theEmulator().cut()
  // Visitors keep trying, so the pauses between the attempts would grow.
  const end = performance.now() + 17_000
  while (performance.now() < end) {
    await look()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await theEmulator().restore()
  await expect.poll(look, { timeout: 5_000, interval: 100 }).toMatchObject({ total: 1 })
})

test('with a dead line, what was public is not public for longer than it is fresh', async () => {
  const polling = { ...quick, interval: 60_000, maxAge: 60_000, freshFor: 3_000 }
  const started = performance.now()
  const events = eventStore(firestoreDocuments(await anEmptyFirestore(), { eventos: polling }))
  const { id } = await events.create(aDraft(), now)
  const [photo] = (await events.appendPhotos(id, [aNewPhoto()], now)) ?? []
  const everyone = publicPhotos({ events, sitePictures: async () => ({}), now: () => now })
  const isPublic = () => everyone.has(photoKey(photo?.url ?? ''))
  expect(await isPublic()).toBe(true)
  await theEmulator().cut()
  const early = await isPublic().catch((fault) => fault)
  // Unless a busy machine has taken longer than that already.
  if (performance.now() - started < polling.freshFor) expect(early).toBe(true)
  await expect.poll(() => isPublic().catch((fault) => fault), { timeout: 20_000 }).not.toBe(true)
  await expect(isPublic()).rejects.toEqual(unavailable)
  // Pages tolerate a longer outage: they keep showing what they showed.
  expect((await events.page({ from: 0, size: 9 })).total).toBe(1)
  await theEmulator().restore()
  await expect.poll(() => isPublic().catch(() => null), { timeout: 20_000 }).toBe(true)
}, 60_000)

test('a Firestore that hangs is unavailable in bounded time, and then answers at once', async () => {
  const events = eventStore(
    firestoreDocuments(await anEmptyFirestore(), {
      eventos: {
        ...quick,
        retryAfter: 5_000,
        interval: 9_000,
      },
    }),
  )
  await theEmulator().cut('hanging')
  const started = performance.now()
  await expect(events.page({ from: 0, size: 9 })).rejects.toEqual(unavailable)
  await expect(events.page({ from: 0, size: 9 })).rejects.toEqual(unavailable)
  expect(performance.now() - started).toBeLessThan(8_000)
  await expect(events.create(aDraft(), now)).rejects.toEqual(unavailable)
  expect(performance.now() - started).toBeLessThan(18_000)
}, 40_000)

test('a batch cut off in the middle and sent again is there once', async () => {
  const events = eventStore(firestoreDocuments(await anEmptyFirestore(), { eventos: quick }))
  const { id } = await events.create(aDraft(), now)
  const batch = [aNewPhoto(), aNewPhoto()]
  const first = events.appendPhotos(id, batch, now, 'envio').catch((fault) => fault)
  await theEmulator().cut()
  setTimeout(() => theEmulator().restore(), 1_500)
  const answer = await first
  if (!Array.isArray(answer)) expect(answer).toEqual(unavailable)
  await expect
    .poll(() => events.appendPhotos(id, batch, now, 'envio').catch(() => null), { timeout: 20_000 })
    .toHaveLength(2)
  expect((await events.one(id))?.fotos.map(({ url }) => url)).toEqual(batch.map(({ url }) => url))
})

test('Firestore stops in the middle of a batch of photos: all of it or nothing is there', async () => {
  const events = eventStore(firestoreDocuments(await anEmptyFirestore(), { eventos: quick }))
  const folder = aDataFolder()
  const photos = diskPhotoStore(folder)
  const { id } = await events.create(aDraft(), now)
  let encoded = 0
  const pictures: PictureEncoder = {
    encode: async (bytes) => {
      encoded += 1
      if (encoded === 3) await theEmulator().cut()
      return anEncodedPicture(Buffer.from(bytes).toString())
    },
  }
  const files = ['a', 'b', 'c', 'd'].map((text) => ({
    name: `${text}.jpg`,
    type: 'image/jpeg',
    bytes: Buffer.from(text),
  }))
  const ports = { events, photos, pictures }
  const send = () => addPhotos(id, files, ports, { now: () => now })
  expect(await send().catch((fault) => fault)).toEqual(unavailable)
  await theEmulator().restore()
  await expect
    .poll(() => send().catch(() => null), { timeout: 30_000 })
    .toMatchObject({
      kind: 'added',
    })
  const others = {
    school: schoolStore(memoryDocuments()),
    waiting: waitingBatchStore(memoryDocuments()),
  }
  const { removed, unnamed } = await collectPhotos({ events, photos, ...others }, trusted(now))
  const saved = (await events.one(id))?.fotos ?? []
  expect(saved).toHaveLength(4)
  expect(removed).toBe(0)
  // It is chance whether the first attempt could read what documents name before it deleted its files.
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(4 + unnamed)
  for (const photo of saved) expect(await photos.original(photo)).not.toBeNull()
}, 90_000)

test('rules that allow nothing are told as such by every read, not as a Firestore out of reach', async () => {
  const denying = await startDenyingFirestore()
  const denied = connectFirestore({ projectId: 'escola', emulatorHost: denying.host })
  const events = eventStore(firestoreDocuments(denied))
  const refused = expect.objectContaining({
    kind: 'permission-denied',
    message: 'Verifique as regras do Firestore no console do Firebase.',
  })
  await expect(sessionStore(firestoreDocuments(denied)).find('a'.repeat(64))).rejects.toEqual(
    refused,
  )
  await expect(events.page({ from: 0, size: 9 })).rejects.toEqual(refused)
  await expect(events.gallery('festa', { from: 0, size: 9 })).rejects.toEqual(refused)
  await expect(events.one('festa')).rejects.toEqual(refused)
  await expect(events.byPhotoKey(aKey())).rejects.toEqual(refused)
  await expect(events.namedKeys()).rejects.toEqual(refused)
  await expect(events.assertFresh()).rejects.toEqual(refused)
  await expect(events.setCover('festa', 1)).rejects.toEqual(refused)
  await denied.close()
  denying.stop()
})

test.each([
  [{ code: 7 }, 'permission-denied', 'Verifique as regras do Firestore no console do Firebase.'],
  [{ code: 14 }, 'unavailable', 'Verifique sua conexão com a internet.'],
  [{ code: 8 }, 'unavailable', expect.stringContaining('A cota do Firestore acabou.')],
  [{ code: 10 }, 'unavailable', 'O banco de dados está ocupado. Tente novamente em instantes.'],
  [{ code: 4 }, 'unavailable', 'Verifique sua conexão com a internet.'],
  [
    Object.assign(new Error('3 INVALID_ARGUMENT: Bad value at projects/x/y\n  at z'), { code: 3 }),
    'other',
    'O Firestore recusou a operação: Bad value at …',
  ],
  [
    new Error('Could not load the default credentials. Browse to https://cloud.google.com'),
    'permission-denied',
    'O Firestore não aceitou as credenciais do servidor. Confira GOOGLE_APPLICATION_CREDENTIALS.',
  ],
])('what Firestore refuses becomes a sentence: %o', (error, kind, message) => {
  expect(firestoreFault(error)).toMatchObject({ kind, message })
})
