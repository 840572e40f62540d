import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CloudinaryAccount } from '#adapters/cloudinary/account.ts'
import { cloudinaryClient } from '#adapters/cloudinary/client.ts'
import { cloudinaryPhotoStore } from '#adapters/cloudinary/photo-store.ts'
import { publicIdOf } from '#adapters/cloudinary/photo-urls.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import type { PhotoFiles, PhotoStore } from '#domain/photos/photo-store.ts'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import {
  cloud,
  preset,
  type StandIn,
  startStandIn,
} from '#tests/hosted-services/cloudinary-stand-in.ts'
import { aDraft, aNewPhoto, anEncodedPicture, cameraJpeg } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

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
  standIn.failing.clear()
  standIn.calls.clear()
  Object.assign(standIn.pace, { delay: 0, mostAtOnce: 0 })
})

const keys = { apiKey: cloud.key, apiSecret: cloud.secret }

const account = () => ({ cloudName: cloud.name, keys, apiBase: standIn.url })

/** Another instance of the site on the same account. */
const anInstance = () => cloudinaryPhotoStore(account(), { warn: () => {} })

const festa = (isPublic: boolean) => ({ eventId: 'festa', isPublic })

/** Pictures that have long been at Cloudinary, and the photos that show them. */
function oldPictures(count: number, nameOf: (n: number) => string = String): Photo[] {
  return Array.from({ length: count }, (_, n) => {
    const publicId = `eventos/festa/${nameOf(n)}`
    standIn.pictures.set(publicId, { bytes: photo, fields: {} })
    const url = `https://res.cloudinary.com/${cloud.name}/image/upload/v1/${publicId}.webp`
    return { id: n + 1, ...aNewPhoto({ url, cloudinaryPublicId: publicId }) }
  })
}

const everyName = () => [...standIn.pictures.keys(), ...standIn.authenticated.keys()]

function aPicture(mark: string) {
  const picture = anEncodedPicture(mark)
  return { ...picture, files: { ...picture.files, large: photo } }
}

async function aSchool(changes: Partial<CloudinaryAccount> = {}, timeout = 20_000) {
  const warnings: string[] = []
  const photos = cloudinaryPhotoStore(
    { ...account(), ...changes },
    {
      timeout,
      warn: (words, facts) => warnings.push(`${words} ${JSON.stringify(facts)}`),
    },
  )
  const events = eventStore(memoryDocuments())
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
  await removePhotos(id, [first?.id ?? 0], { events, photos }, { now: new Date() })
  expect((await events.one(id))?.fotos).toHaveLength(1)
  expect(standIn.pictures.size).toBe(2)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(first?.cloudinaryPublicId)
})

test('photos and events that go take their pictures along', async () => {
  const { id, send, events, photos } = await aSchool()
  await send(3)
  const [first] = (await events.one(id))?.fotos ?? []
  await removePhotos(id, [first?.id ?? 0], { events, photos }, { now: new Date() })
  expect(standIn.pictures.size).toBe(2)
  await removeEvent(id, { events, photos }, { now: new Date() })
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

test('a photo is put for everyone or for nobody, and the document cannot tell which', async () => {
  const photos = anInstance()
  const open = await photos.put(photo, aPicture('open'), festa(true))
  const closed = await photos.put(photo, aPicture('closed'), festa(false))
  expect([...standIn.pictures.keys()]).toEqual([open.cloudinaryPublicId])
  expect([...standIn.authenticated.keys()]).toEqual([closed.cloudinaryPublicId])
  for (const { url, cloudinaryPublicId } of [open, closed]) {
    // No signature, which would open the picture to whoever reads the document.
    expect(url).toBe(
      `https://res.cloudinary.com/escola/image/upload/v1750000000/${cloudinaryPublicId}.jpeg`,
    )
    expect(photoKey(url)).toBe(cloudinaryPublicId?.split('/').at(-1))
  }
  expect([await isOpen(open), await isOpen(closed)]).toEqual([true, false])
})

test('whoever may see a photo reads it whichever its type is', async () => {
  const photos = anInstance()
  const stored = await photos.put(photo, aPicture('x'), festa(true))
  for (const isPublic of [false, true]) {
    await photos.access?.set([stored], isPublic)
    expect(await isOpen(stored)).toBe(isPublic)
    for (const size of photoSizes) {
      const opened = await photos.open(stored, size)
      expect(Buffer.from(await new Response(opened?.body).arrayBuffer())).toEqual(photo)
    }
    expect(Buffer.from((await photos.original(stored))?.bytes ?? [])).toEqual(photo)
  }
  standIn.pictures.clear()
  expect(await photos.open(stored, 'large')).toBeNull()
})

test('60 photos are closed with a call each, at most thirty at a time, under their old names', async () => {
  const photos = anInstance()
  const old = oldPictures(60)
  const names = everyName()
  standIn.pace.delay = 50
  await photos.access?.set(old, false)
  expect([...standIn.authenticated.keys()].toSorted()).toEqual(names.toSorted())
  expect(standIn.pictures.size).toBe(0)
  expect(Object.fromEntries(standIn.calls)).toEqual({ 'image/rename': 60 })
  expect(standIn.pace.mostAtOnce).toBeGreaterThan(8)
  expect(standIn.pace.mostAtOnce).toBeLessThanOrEqual(30)
  await photos.access?.set(old, true)
  expect([...standIn.pictures.keys()].toSorted()).toEqual(names.toSorted())
})

test('one that cannot be closed keeps no other open, and is closed when it is asked for again', async () => {
  const photos = anInstance()
  const old = oldPictures(40)
  standIn.failing.add('eventos/festa/3')
  await expect(photos.access?.set(old, false)).rejects.toMatchObject({ kind: 'unavailable' })
  expect([...standIn.pictures.keys()]).toEqual(['eventos/festa/3'])
  standIn.failing.clear()
  await photos.access?.set(old, false)
  expect(standIn.pictures.size).toBe(0)
  expect(standIn.authenticated.size).toBe(40)
})

test('only pictures of this account can be closed, and only with its keys', async () => {
  const own = { url: `https://res.cloudinary.com/${cloud.name}/image/upload/v1/eventos/a/b.jpg` }
  const canGuard = (photos: PhotoStore, photo: PhotoFiles) => photos.access?.canGuard(photo)
  expect(canGuard(anInstance(), own)).toBe(true)
  for (const url of [
    own.url.replace(cloud.name, 'outra'),
    'https://example.com/a.jpg',
    '/fotos/x/large.webp',
  ]) {
    expect(canGuard(anInstance(), { url }), url).toBe(false)
  }
  const keyless = await aSchool({ keys: undefined, uploadPreset: preset })
  expect(canGuard(keyless.photos, own)).toBe(false)
  // Even a hidden event's picture is stored, and stays open, as `canGuard` says.
  const stored = await keyless.photos.put(photo, aPicture('x'), festa(false))
  expect(await isOpen(stored)).toBe(true)
  expect(await keyless.photos.stored()).toEqual([])
})

test('it lists the pictures of this site of both types, page by page, and nothing that it did not name', async () => {
  const hex = (n: number) => n.toString(16).padStart(32, '0')
  const photos = anInstance()
  const old = oldPictures(520, hex)
  await photos.access?.set(old.slice(0, 10), false)
  // One of a former site, one whose name has another format, and one in another folder of the school.
  for (const name of ['eventos/festa/dsc_0001', `eventos/festa/${hex(1)}x`, `folhetos/${hex(2)}`]) {
    standIn.pictures.set(name, { bytes: photo, fields: {} })
  }
  const stored = await photos.stored()
  const listed = new Map(stored.map(({ url, isPublic }) => [photoKey(url), isPublic]))
  expect(listed).toEqual(new Map(old.map(({ url }, n) => [photoKey(url), n >= 10])))
  await photos.remove(stored)
  expect(everyName()).toEqual([
    'eventos/festa/dsc_0001',
    `eventos/festa/${hex(1)}x`,
    `folhetos/${hex(2)}`,
  ])
})

test.each([true, false])('a covered photo goes with its original, public: %s', async (isPublic) => {
  const photos = anInstance()
  const picture = { ...aPicture('covered'), redacted: true } as const
  const stored = await photos.put(photo, picture, festa(isPublic))
  expect(everyName().toSorted()).toEqual(
    [stored.cloudinaryPublicId, `${stored.cloudinaryPublicId}-original`].toSorted(),
  )
  const covered = { ...stored, cobertos: [{ x: 0.4, y: 0.2, width: 0.1, height: 0.16 }] }
  expect(Buffer.from((await photos.original(covered))?.bytes ?? [])).toEqual(photo)
  // As a collection finds it.
  const [listed, ...others] = await photos.stored()
  expect([listed?.cloudinaryPublicId, others]).toEqual([stored.cloudinaryPublicId, []])
  await photos.remove(listed ? [listed] : [])
  expect(everyName()).toEqual([])
})

test('a covered photo whose original cannot be stored leaves nothing behind', async () => {
  const photos = anInstance()
  standIn.troubleAt(2, 'fails')
  const put = photos.put(photo, { ...aPicture('covered'), redacted: true }, festa(true))
  await expect(put).rejects.toMatchObject({ kind: 'unavailable' })
  expect(everyName()).toEqual([])
})

test('a picture that cannot be deleted keeps no other, and is deleted when it is asked for again', async () => {
  const photos = anInstance()
  const old = oldPictures(40)
  standIn.failing.add('eventos/festa/3')
  await expect(photos.remove(old)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(everyName()).toEqual(['eventos/festa/3'])
  standIn.failing.clear()
  await photos.remove(old)
  expect(everyName()).toEqual([])
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
  await expect(client.changeType(asset, 'authenticated')).rejects.toEqual(late)
  await expect(client.list('eventos/', 'upload')).rejects.toEqual(late)
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

/** Whether a stranger gets it at the URL in its document. */
async function isOpen({ url }: { url: string }): Promise<boolean> {
  return (await fetch(standIn.url + new URL(url).pathname)).ok
}
