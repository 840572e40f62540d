import { once } from 'node:events'
import { readdirSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CloudinaryAccount } from '#adapters/cloudinary/account.ts'
import { cloudinaryClient } from '#adapters/cloudinary/client.ts'
import { cloudinaryPhotoStore } from '#adapters/cloudinary/photo-store.ts'
import { publicIdOf } from '#adapters/cloudinary/photo-urls.ts'
import { temporaryHeldFiles } from '#adapters/disk/held-files.ts'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { StoreFault } from '#domain/store-fault.ts'
import {
  cloud,
  preset,
  type StandIn,
  startStandIn,
} from '#tests/hosted-services/cloudinary-stand-in.ts'
import { aDraft, aNewPhoto, anEncodedPicture, cameraJpeg } from '#tests/sample-data/builders.ts'
import { aDataFolder } from './data-folder.ts'
import { referencedBy } from './photo-store.ts'

const heldFiles = temporaryHeldFiles()
// One for all tests: each starts a process.
const pictures = sharpPictureEncoder()
let standIn: StandIn
let photo: Buffer
beforeAll(async () => {
  standIn = await startStandIn()
  photo = await cameraJpeg({ orientation: 6 })
})
afterAll(() => standIn.stop())
beforeEach(() => {
  standIn.pictures.clear()
  standIn.authenticated.clear()
  standIn.clock.ahead = 0
  Object.assign(standIn.destroying, { takes: 0, fails: new Set(), mostAtOnce: 0 })
})

const keys = { apiKey: cloud.key, apiSecret: cloud.secret }

const minutes = (count: number) => count * 60_000

/** Another instance of the site on the same account. */
function anInstance() {
  const account = { cloudName: cloud.name, keys, apiBase: standIn.url }
  return cloudinaryPhotoStore(account, { warn: () => {}, pendingFor: minutes(10), heldFiles })
}

/** Pictures that are at Cloudinary since long ago, and the photos that show them. */
function oldPictures(count: number): Photo[] {
  return Array.from({ length: count }, (_, n) => {
    const publicId = `eventos/festa/${n}`
    const createdAt = '2024-06-21T12:00:00Z'
    standIn.pictures.set(publicId, { bytes: photo, tags: new Set(), createdAt, fields: {} })
    const url = `https://res.cloudinary.com/${cloud.name}/image/upload/v1/${publicId}.webp`
    return { id: n + 1, ...aNewPhoto({ url, cloudinaryPublicId: publicId }) }
  })
}

const pendingOnes = () =>
  [...standIn.pictures].filter(([, { tags }]) => tags.size > 0).map(([publicId]) => publicId)

function aPicture(mark: string) {
  const picture = anEncodedPicture(mark)
  return { ...picture, files: { ...picture.files, large: photo } }
}

async function aSchool(changes: Partial<CloudinaryAccount> = {}, timeout = 20_000) {
  const warnings: string[] = []
  const account = { cloudName: cloud.name, keys, apiBase: standIn.url, ...changes }
  const photos = cloudinaryPhotoStore(account, {
    heldFiles,
    timeout,
    warn: (words, facts) => warnings.push(`${words} ${JSON.stringify(facts)}`),
  })
  const events = memoryEventStore()
  const { id } = await events.create(aDraft(), new Date())
  const school = { events, photos, pictures }
  const send = (count: number) =>
    addPhotos(
      id,
      Array.from({ length: count }, (_, n) => ({
        name: `${n + 1}.jpg`,
        type: 'image/jpeg',
        bytes: photo,
      })),
      school,
      { now: () => new Date() },
    )
  return { id, send, warnings, ...school }
}

test('a photo arrives upright and without a trace of where it was taken', async () => {
  const { id, send, events } = await aSchool()
  expect((await send(1)).kind).toBe('added')
  const [[publicId, stored] = [], ...others] = standIn.pictures
  expect(others).toEqual([])
  expect(publicId).toMatch(new RegExp(`^eventos/${id}/[0-9a-f]{32}$`))
  expect(stored?.fields.folder).toBe(`eventos/${id}`)
  expect(stored?.tags).toEqual(new Set())
  const metadata = await sharp(stored?.bytes).metadata()
  expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(stored?.bytes.includes('SegredoDaFoto')).toBe(false)
  const saved = (await events.one(id))?.fotos[0]
  expect(saved).toMatchObject({ cloudinaryPublicId: publicId, width: 160, height: 240 })
  expect(saved?.url).toBe(
    `https://res.cloudinary.com/escola/image/upload/v1750000000/${publicId}.webp`,
  )
})

test('without keys the preset is sent, and what cannot be deleted is noted', async () => {
  const { id, send, events, photos, warnings } = await aSchool({
    keys: undefined,
    uploadPreset: preset,
  })
  await send(2)
  const fields = [...standIn.pictures.values()].map((stored) => stored.fields)
  expect(fields).toEqual(Array(2).fill({ upload_preset: preset, folder: `eventos/${id}` }))
  const [first] = (await events.one(id))?.fotos ?? []
  await removePhotos(id, [first?.id ?? 0], { events, photos })
  expect((await events.one(id))?.fotos).toHaveLength(1)
  expect(standIn.pictures.size).toBe(2)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(first?.cloudinaryPublicId)
})

test('photos and events that go take their pictures along', async () => {
  const { id, send, events, photos } = await aSchool()
  await send(3)
  const [first] = (await events.one(id))?.fotos ?? []
  await removePhotos(id, [first?.id ?? 0], { events, photos })
  expect(standIn.pictures.size).toBe(2)
  await removeEvent(id, { events, photos })
  expect(standIn.pictures.size).toBe(0)
})

test.each([
  ['fails', 'unavailable', 'Erro no upload para Cloudinary'],
  ['refuses', 'other', 'Erro no upload para Cloudinary'],
  ['cuts', 'unavailable', /^Erro no upload para Cloudinary: o serviço não respondeu/],
  ['hangs', 'unavailable', /^Erro no upload para Cloudinary: o serviço não respondeu/],
] as const)(
  'the third of five %s: nothing is saved and nothing stays behind',
  async (trouble, kind, sentence) => {
    const { id, send, events } = await aSchool({}, trouble === 'hangs' ? 1_500 : 20_000)
    standIn.troubleAt(3, trouble)
    const fault = await send(5).catch((thrown) => thrown)
    expect(fault).toMatchObject({ kind, message: expect.stringMatching(sentence) })
    expect((await events.one(id))?.fotos).toEqual([])
    expect([...standIn.pictures.keys()]).toEqual([])
    expect((await send(2)).kind).toBe('added')
  },
)

test.each([
  ['a wrong secret', { keys: { ...keys, apiSecret: 'errado' } }, 'permission-denied'],
  ['a wrong key', { keys: { ...keys, apiKey: '1' } }, 'permission-denied'],
  ['a preset that does not exist', { keys: undefined, uploadPreset: 'outro' }, 'other'],
  ['no preset', { keys: undefined }, 'other'],
])('%s is told as an upload error', async (_, changes, kind) => {
  const { send } = await aSchool(changes)
  await expect(send(1)).rejects.toMatchObject({ kind, message: 'Erro no upload para Cloudinary' })
  expect(standIn.pictures.size).toBe(0)
})

test('more photos than one call takes, or one page lists, are tagged and swept', async () => {
  // A call takes 1000 names and a page lists 500.
  const photos = oldPictures(1060)
  await anInstance().beginRemoval(photos)
  expect(pendingOnes()).toHaveLength(1060)
  const held = referencedBy(...photos.slice(0, 1010))
  expect((await anInstance().sweep(held)).removed).toBe(50)
  expect(standIn.pictures.size).toBe(1010)
  expect(pendingOnes()).toEqual([])
})

test('the pictures of a large event go eight at a time', async () => {
  const removal = await anInstance().beginRemoval(oldPictures(50))
  standIn.destroying.takes = 20
  await removal.finish()
  expect(standIn.pictures.size).toBe(0)
  expect(standIn.destroying.mostAtOnce).toBe(8)
})

test('a picture that cannot go keeps no other, and goes with a later sweep', async () => {
  const removal = await anInstance().beginRemoval(oldPictures(40))
  standIn.destroying.fails.add('eventos/festa/3')
  await expect(removal.finish()).rejects.toMatchObject({ kind: 'unavailable' })
  expect([...standIn.pictures.keys()]).toEqual(['eventos/festa/3'])
  await expect(anInstance().sweep(referencedBy())).rejects.toMatchObject({
    kind: 'unavailable',
  })
  standIn.destroying.fails.clear()
  expect((await anInstance().sweep(referencedBy())).removed).toBe(1)
  expect(standIn.pictures.size).toBe(0)
})

test('an abandoned batch of which one cannot go leaves that to a later sweep', async () => {
  const instance = anInstance()
  const batch = await instance.beginBatch('festa')
  const kept = []
  for (const mark of ['a', 'b', 'c']) kept.push(await batch.stage(photo, aPicture(mark)))
  standIn.destroying.fails.add(kept[0]?.cloudinaryPublicId ?? '')
  await expect(batch.abandon()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(pendingOnes()).toEqual([kept[0]?.cloudinaryPublicId])
  standIn.destroying.fails.clear()
  standIn.clock.ahead = minutes(11)
  expect((await instance.sweep(referencedBy())).removed).toBe(1)
})

test.each([-30, 0, 30])(
  'with a clock %i minutes from ours, a batch is swept by its age at Cloudinary',
  async (apart) => {
    standIn.clock.ahead = minutes(apart)
    const batch = await anInstance().beginBatch('festa')
    await batch.stage(photo, aPicture('x'))
    standIn.clock.ahead = minutes(apart + 9)
    expect((await anInstance().sweep(referencedBy())).removed).toBe(0)
    expect(pendingOnes()).toHaveLength(1)
    standIn.clock.ahead = minutes(apart + 11)
    expect((await anInstance().sweep(referencedBy())).removed).toBe(1)
    expect(standIn.pictures.size).toBe(0)
  },
)

test('files that wait for their turn leave the temporary folder with their batch, or with a later sweep', async () => {
  const temporary = aDataFolder()
  vi.stubEnv('TMPDIR', temporary)
  onTestFinished(() => void vi.unstubAllEnvs())
  const own = () => readdirSync(temporary)
  const { send, photos } = await aSchool()
  await send(3)
  expect(own()).toEqual([])
  const batch = await photos.beginBatch('festa')
  await batch.hold(photo)
  const [folder = ''] = own()
  await anInstance().sweep(referencedBy())
  expect(own()).toEqual([folder])
  utimesSync(join(temporary, folder), new Date(0), new Date(0))
  await anInstance().sweep(referencedBy())
  expect(own()).toEqual([])
})

test('health tells wrong keys and a dead line', async () => {
  await expect((await aSchool()).photos.ping()).resolves.toBeUndefined()
  const wrong = await aSchool({ keys: { ...keys, apiSecret: 'errado' } })
  await expect(wrong.photos.ping()).rejects.toMatchObject({ kind: 'permission-denied' })
  const dead = await aSchool({ apiBase: 'http://127.0.0.1:9' })
  await expect(dead.photos.ping()).rejects.toMatchObject({ kind: 'unavailable' })
  await expect((await aSchool({ keys: undefined })).photos.ping()).resolves.toBeUndefined()
})

test('an original is fetched from Cloudinary alone', async () => {
  const { send, events, photos, id } = await aSchool()
  await send(1)
  const saved = (await events.one(id))?.fotos[0]
  const fetched = await photos.original({ url: saved?.url ?? '' })
  expect(fetched?.extension).toBe('webp')
  expect(fetched?.bytes.length).toBe([...standIn.pictures.values()][0]?.bytes.length)
  for (const url of [
    'http://127.0.0.1:1/escola/image/upload/v1/x.jpg',
    'http://169.254.169.254/escola/image/upload/v1/x.jpg',
    'https://res.cloudinary.com.evil.example/escola/image/upload/x.jpg',
    `${standIn.url}/v1_1/escola/ping`,
    'file:///etc/passwd',
    '/fotos/x/large.webp',
  ]) {
    expect(await photos.original({ url })).toBeNull()
  }
  standIn.pictures.clear()
  expect(await photos.original({ url: saved?.url ?? '' })).toBeNull()
})

test('the name of a picture is read from addresses of this account alone', () => {
  const account = { cloudName: 'escola' }
  const host = 'https://res.cloudinary.com'
  expect(publicIdOf(`${host}/escola/image/upload/v17/eventos/a/b.jpg`, account)).toBe('eventos/a/b')
  expect(publicIdOf(`${host}/escola/image/upload/w_400/v17/a%20b.jpg`, account)).toBe('a b')
  expect(publicIdOf(`${host}/escola/image/upload/a.b.webp`, account)).toBe('a.b')
  expect(publicIdOf(`${host}/outra/image/upload/v17/a.jpg`, account)).toBeNull()
  expect(publicIdOf('/fotos/x/large.webp', account)).toBeNull()
})

test('a request ends with its limit, also while its answer trickles on', async () => {
  const open = new Set<object>()
  const trickle = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => answer.write(' '), 20)
    answer.on('close', () => clearInterval(drip))
  })
  trickle.on('connection', (socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  })
  trickle.listen(0, '127.0.0.1')
  await once(trickle, 'listening')
  onTestFinished(() => {
    trickle.closeAllConnections()
    trickle.close()
  })
  const apiBase = `http://127.0.0.1:${(trickle.address() as AddressInfo).port}`
  const client = cloudinaryClient({ cloudName: cloud.name, keys, apiBase }, 300)
  const late = expect.objectContaining({ kind: 'unavailable' })
  const asset = { publicId: 'eventos/festa/1', type: 'upload' } as const
  await expect(client.upload(photo, {})).rejects.toEqual(late)
  await expect(client.destroy(asset)).rejects.toEqual(late)
  await expect(client.tag([asset], 'x')).rejects.toEqual(late)
  await expect(client.tagged('x')).rejects.toEqual(late)
  await vi.waitFor(() => expect(open.size).toBe(0))
})

test('requests that end in time share their connection', async () => {
  const connections = vi.fn()
  standIn.onConnection(connections)
  const client = cloudinaryClient({ cloudName: cloud.name, keys, apiBase: standIn.url }, 20_000)
  for (const { cloudinaryPublicId: publicId = '' } of oldPictures(4)) {
    await client.destroy({ publicId, type: 'upload' })
  }
  expect(connections).toHaveBeenCalledTimes(1)
})

test('a covered photo whose original is lost can still be guarded', async () => {
  const photos = anInstance()
  const covered = await aCoveredPhoto(photos)
  standIn.authenticated.clear()
  const batch = await photos.beginBatch('festa', { guarded: true })
  const copy = await batch.copy(covered)
  await batch.finish()
  expect(photos.urls.isGuarded(copy?.url ?? '')).toBe(true)
  expect(standIn.authenticated.size).toBe(1)
})

test('an original that is there but cannot be copied fails the copy, and nothing is left of it', async () => {
  const photos = anInstance()
  const covered = await aCoveredPhoto(photos)
  const stored = [...standIn.authenticated.keys()]
  const batch = await photos.beginBatch('festa', { guarded: true })
  standIn.troubleAt(2, 'fails')
  await expect(batch.copy(covered)).rejects.toThrow(StoreFault)
  await batch.abandon()
  expect([...standIn.authenticated.keys()]).toEqual(stored)
  expect(await photos.original(covered)).not.toBeNull()
})

async function aCoveredPhoto(photos: PhotoStore): Promise<Photo> {
  const batch = await photos.beginBatch('festa')
  const staged = await batch.stage(photo, { ...aPicture('covered'), redacted: true })
  await batch.publish()
  await batch.finish()
  const cobertos = [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }]
  return { id: 1, ...aNewPhoto(staged), cobertos }
}
