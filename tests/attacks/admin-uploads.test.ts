import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SchoolEvent } from '#domain/events/event.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { photosIn } from '#domain/photos/waiting-batch.ts'
import {
  inStores,
  type Jar,
  saveSent,
  type UploadFile,
  uploadPath,
} from '#tests/running-site/admin-client.ts'
import { peakMemory, residentMemory, watchMemory } from '#tests/running-site/process-memory.ts'
import { processorSecondsOfChildren } from '#tests/running-site/processor-time.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import {
  aDraft,
  animatedGif,
  cameraJpeg,
  paddedJpeg,
  quarters,
  taggedPicture,
} from '#tests/sample-data/builders.ts'
import { endlessGif, interlacedBomb, noPictures, payload, withPayload } from './hostile-files.ts'
import { expectIntact, storedEvents } from './intact-site.ts'
import { boundary, lastBoundary, partHead, streamUpload } from './streamed-upload.ts'

const { site, jar, browser } = await signedInSite()
const { id: eventId } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
const photo = await cameraJpeg({ width: 48, height: 32 })
let before: SchoolEvent[]

beforeAll(async () => {
  // The first picture loads the decoders: any later cost is due to the hostile files.
  expect(await browser.upload(eventId, [{ bytes: photo }])).toEqual({ saved: 1 })
})
beforeEach(async () => {
  before = await storedEvents(site)
})

const invalidSentence = (name: string) => `Arquivo ${name} não é uma imagem válida`
const refused = (sentence: string) =>
  expect.objectContaining({ refused: `Erro ao enviar fotos: ${sentence}` })
const invalid = (name: string) => refused(invalidSentence(name))

/** The good files of a bad batch wait to be saved or given up: this gives them up. */
async function uploadAndGiveUp(files: UploadFile[]) {
  const id = `envio-de-teste-${++uploads}`
  const end = await browser.upload(eventId, files, id)
  await browser.post(`${uploadPath(eventId)}/${id}/cancelar`, [])
  await inStores(site, ({ waiting }) => waiting.take(id))
  return end
}
let uploads = 0

/** Removes what a test has added, so that the next finds the event as it was. */
async function servedThenRemoved(): Promise<{ nome: string; files: Buffer[] }[]> {
  const known = new Set(before.flatMap(({ fotos }) => fotos.map(({ id }) => id)))
  const event = (await storedEvents(site)).find(({ id }) => id === eventId)
  const fresh = event?.fotos.filter(({ id }) => !known.has(id)) ?? []
  const served = await Promise.all(
    fresh.map(async ({ nome, url }) => ({
      nome,
      files: await Promise.all(
        Object.values(photoFiles).map(async (file) => {
          const answer = await fetch(site.url + url.replace('large.webp', file))
          expect(answer.status).toBe(200)
          expect(answer.headers.get('content-type')).toMatch(/^image\/(webp|jpeg)$/)
          return Buffer.from(await answer.arrayBuffer())
        }),
      ),
    })),
  )
  const ids = fresh.map(({ id }) => ['foto', String(id)])
  await browser.post(`/admin/evento/${eventId}/fotos/excluir`, ids)
  await expectIntact(site, before)
  for (const { url } of fresh) expect((await fetch(site.url + url)).status).toBe(404)
  return served
}

test('what is no picture takes its batch along, whatever its name and type say', async () => {
  const disguised = (bytes: Uint8Array = Buffer.alloc(0)) => ({
    name: 'foto.png',
    type: 'image/png',
    bytes,
  })
  for (const [kind, bytes] of Object.entries(noPictures)) {
    const end = await browser.upload(eventId, [disguised(bytes)])
    expect(end, kind).toEqual(invalid('foto.png'))
  }
  const mixed = [{ bytes: photo }, disguised(noPictures.html)]
  expect(await uploadAndGiveUp(mixed)).toEqual(invalid('foto.png'))
  for (const [name, type] of [
    ['foto.jpg', 'image/jpeg'],
    ['foto.svg.gif', ''],
    ['x.svg', 'image/svg+xml'],
  ] as const) {
    const bytes = noPictures.svg ?? Buffer.alloc(0)
    expect(await browser.upload(eventId, [{ name, type, bytes }])).toEqual(invalid(name))
  }
  await expectIntact(site, before)
})

test('whoever saves is told when the photos wait no longer, were cancelled, or the event is gone', async () => {
  const save = (id: string, batch: string) => saveSent(browser.ask, id, { id: batch, photos: 1 })
  expect(await save(eventId, 'nunca-chegou')).toEqual({ gone: true })

  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  await browser.upload(id, [{ bytes: photo }, { bytes: Buffer.from('x') }], 'sem-evento')
  await browser.upload(id, [{ bytes: photo }, { bytes: Buffer.from('x') }], 'desistido')
  await browser.post(`${uploadPath(id)}/desistido/cancelar`)
  expect(await save(id, 'desistido')).toEqual({ cancelled: true })
  await inStores(site, ({ events }) => events.remove(id, new Date()))
  expect(await save(id, 'sem-evento')).toEqual({ missing: true })
})

test('what hides behind a real picture is gone, and so are place, camera and comments', async () => {
  const pictures = [
    { name: 'a.jpg', type: 'image/jpeg', bytes: withPayload(photo) },
    { name: 'b.png', type: 'image/png', bytes: withPayload(await taggedPicture('png')) },
    { name: 'c.webp', type: 'image/webp', bytes: withPayload(await taggedPicture('webp')) },
    { name: 'd.gif', type: 'image/gif', bytes: withPayload(animatedGif()) },
  ]
  expect(pictures[1]?.bytes.includes('CameraDaEscola')).toBe(true)
  expect(await browser.upload(eventId, pictures)).toEqual({ saved: 4 })
  const served = await servedThenRemoved()
  expect(served).toHaveLength(4)
  for (const { nome, files } of served) {
    for (const bytes of files) {
      for (const secret of ['CameraDaEscola', 'SegredoDaFoto', 'SegredoDoXmp', 'Exif', payload]) {
        expect(bytes.includes(secret), `${secret} in ${nome}`).toBe(false)
      }
      const { exif, xmp, iptc, comments } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined])
    }
  }
})

// tests/stores/pictures/refused-pictures.test.ts shows that the place of the cut makes no difference.
test('a file that was cut is refused, and nothing of its batch is stored', async () => {
  const whole = {
    'cortada.jpg': await sharp(await quarters({ width: 900, height: 700 }))
      .jpeg()
      .toBuffer(),
    'cortada.png': await quarters({ width: 900, height: 700 }),
    'cortada.webp': await sharp(await quarters())
      .webp({ lossless: true })
      .toBuffer(),
  }
  for (const [name, bytes] of Object.entries(whole)) {
    const type = `image/${name.split('.')[1]?.replace('jpg', 'jpeg')}`
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2))
    const end = await uploadAndGiveUp([{ bytes: photo }, { name, type, bytes: cut }])
    expect(end).toEqual(invalid(name))
  }
  await expectIntact(site, before)
})

test.each([
  [
    'an interlaced picture of 256 megapixels',
    { name: 'bomba.png', type: 'image/png', bytes: interlacedBomb() },
    'Arquivo bomba.png tem pixels demais',
  ],
  [
    'an animation of 6 000 frames',
    { name: 'bomba.gif', type: 'image/gif', bytes: endlessGif() },
    'Arquivo bomba.gif é uma animação longa demais',
  ],
])(
  '%s is refused at once and costs no memory, one or eight at a time',
  async (_, file, sentence) => {
    const { bytes } = file
    expect(bytes.length).toBeLessThan(5 * 1024 * 1024)
    const memory = peakMemory(site)
    const end = expect.objectContaining({ refused: expect.stringContaining(sentence) })
    const work = processorSecondsOfChildren(site.child.pid ?? 0)
    expect(await browser.upload(eventId, [file])).toEqual(end)
    // Decoding would take twenty seconds.
    expect(processorSecondsOfChildren(site.child.pid ?? 0) - work).toBeLessThan(2)
    const eight = Array.from({ length: 8 }, () => browser.upload(eventId, [file]))
    expect(await Promise.all(eight)).toEqual(Array(8).fill(end))
    expect(peakMemory(site) - memory).toBeLessThan(300)
    await expectIntact(site, before)
  },
)

const limit = 5 * 1024 * 1024

test('exactly 5 MiB are taken, one byte more is too large, and nothing is no picture', async () => {
  const sized = (size: number) => ({ name: `${size}.jpg`, bytes: paddedJpeg(photo, size) })
  expect(sized(limit).bytes.length).toBe(limit)
  expect(await browser.upload(eventId, [sized(limit - 1), sized(limit)])).toEqual({ saved: 2 })
  await servedThenRemoved()
  const large = refused(`Arquivo ${limit + 1}.jpg é muito grande (máximo 5MB)`)
  expect(await uploadAndGiveUp([{ bytes: photo }, sized(limit + 1)])).toEqual(large)
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(1)]) {
    expect(await browser.upload(eventId, [{ name: 'nada.jpg', bytes }])).toEqual(
      invalid('nada.jpg'),
    )
  }
  await expectIntact(site, before)
})

/** A part of this many megabytes; `taken` returns how many of them were sent. */
function endless(head: string, megabytes: number) {
  const megabyte = Buffer.alloc(1024 * 1024, 0x41)
  let taken = 0
  function* parts() {
    yield head
    for (; taken < megabytes; taken += 1) yield megabyte
  }
  return { parts: parts(), taken: () => taken }
}

test('a file without an end is refused while it streams in, and memory stays flat', async () => {
  const body = endless(partHead('fotos', 'a.jpg'), 400)
  const start = residentMemory(site)
  const memory = watchMemory(site)
  const { text } = await streamUpload(site, jar, { eventId }, body.parts)
  const peak = memory.end()
  expect(text).toContain('Um dos arquivos é muito grande (máximo 5MB)')
  // All of it is read, so that a browser gets the message; none of it is kept. What was read and is
  // not yet garbage-collected takes some 140 MB.
  expect(body.taken()).toBe(400)
  expect(peak - start).toBeLessThan(300)
  await expectIntact(site, before)
})

// tests/rules/drain-upload.test.ts checks after how many the admin's own browser is cut off.
test('a stranger is cut off after a few megabytes, the browser of the admin is not', async () => {
  const flood = async (of: Jar, megabytes: number) => {
    const body = endless(partHead('fotos', 'a.jpg'), megabytes)
    // A client that is cut off may lose the response with the connection.
    const { status } = await streamUpload(site, of, { eventId }, body.parts).catch(() => ({
      status: 0,
    }))
    return { status, taken: body.taken() }
  }
  const forged = {
    'escola-aparelho': `9999999999999.${'A'.repeat(43)}.${'0'.repeat(64)}`,
    'escola-admin': 'B'.repeat(43),
  }
  for (const stranger of [{}, forged]) {
    const { status, taken } = await flood(stranger, 200)
    expect([401, 0]).toContain(status)
    // The site reads up to 16 MB; the rest is buffered by the connection.
    expect(taken).toBeLessThan(64)
  }
  // A known browser whose session has ended gets the 401 even after a large batch.
  const { 'escola-aparelho': device = '' } = jar
  expect(await flood({ 'escola-aparelho': device }, 70)).toEqual({ status: 401, taken: 70 })
  await expectIntact(site, before)
})

test('ten thousand parts, a text of megabytes and headers without an end are refused in words', async () => {
  const parts = Array.from({ length: 10_000 }, (_, n) => `${partHead(`campo${n}`)}x`)
  const tooMany = await streamUpload(site, jar, { eventId }, [...parts, lastBoundary])
  expect(tooMany.text).toContain('Não foi possível ler as fotos enviadas.')
  const field = await streamUpload(site, jar, { eventId }, endless(partHead('campo'), 20).parts)
  expect(field.text).toContain('Um dos arquivos é muito grande (máximo 5MB)')
  const head = `\r\n--${boundary}\r\nx: ${'y'.repeat(100_000)}`
  const header = await streamUpload(site, jar, { eventId }, [head, lastBoundary])
  expect(header.text).toContain('Não foi possível ler as fotos enviadas.')
  await expectIntact(site, before)
})

test('a text field before the files does not get in their way', async () => {
  const id = 'com-um-texto-antes'
  const { text } = await streamUpload(site, jar, { eventId, id }, [
    `${partHead('legenda')}Olá`,
    partHead('fotos', 'a.jpg'),
    photo,
    `${partHead('depois')}x`,
    lastBoundary,
  ])
  expect(text).toBe('{"arrived":true}')
  expect(await saveSent(browser.ask, eventId, { id, photos: 1 })).toEqual({ saved: 1 })
  await servedThenRemoved()
})

test('whoever is refused early and sends slowly still gets the sentence, signed in or not', async () => {
  async function* slowParts(first: string) {
    yield first
    for (let part = 0; part < 8; part += 1) {
      await pause(150)
      yield Buffer.alloc(1000)
    }
    yield lastBoundary
  }
  const slowly = (of: Jar, first: string) => streamUpload(site, of, { eventId }, slowParts(first))
  const notAPicture = `${partHead('fotos', 'a.jpg')}nada${partHead('fotos', 'b.jpg')}`
  const large = `${partHead('fotos', 'a.jpg')}${'x'.repeat(17 * 1024 * 1024)}`
  const [bad, tooLarge, signedOut] = await Promise.all([
    slowly(jar, notAPicture),
    slowly(jar, large),
    slowly({}, notAPicture),
  ])
  expect(bad.text).toContain(invalidSentence('a.jpg'))
  expect(tooLarge.text).toContain('Um dos arquivos é muito grande (máximo 5MB)')
  expect(signedOut.status).toBe(401)
  await expectIntact(site, before)
})

test('a body that stops before its end, or whose sender goes away, stores nothing', async () => {
  const unfinished = [partHead('fotos', 'a.jpg'), photo]
  const { text } = await streamUpload(site, jar, { eventId }, unfinished)
  expect(text).toContain('Não foi possível ler as fotos enviadas.')

  const gone = new AbortController()
  const waitingBefore = await inStores(site, ({ waiting }) => waiting.all())
  const headers = { 'content-length': String(photo.length + 5000) }
  async function* partsUntilGone() {
    yield* [partHead('fotos', 'a.jpg'), photo]
    gone.abort()
  }
  const upload = { eventId, headers, signal: gone.signal }
  await expect(streamUpload(site, jar, upload, partsUntilGone())).rejects.toThrow('aborted')
  await vi.waitFor(() => expectIntact(site, before), { timeout: 10_000 })
  expect(await inStores(site, ({ waiting }) => waiting.all())).toEqual(waitingBefore)
})

test('the name of a file is text and nothing else', async () => {
  const names: Record<string, string> = {
    '../../../etc/passwd.jpg': '../../../etc/passwd.jpg',
    '..\\..\\windows.jpg': '....windows.jpg',
    '/etc/cron.d/x.jpg': '/etc/cron.d/x.jpg',
    'foto%00.jpg': 'foto%00.jpg',
    'gpj.\u202efoto\u2066.jpg': 'gpj.foto.jpg',
    [`${'x'.repeat(300)}.jpg`]: 'x'.repeat(300),
    'festa 🎉👩‍👩‍👧.jpg': 'festa 🎉👩‍👩‍👧.jpg',
    '<img src=x onerror=alert(1)>.jpg': '<img src=x onerror=alert(1)>.jpg',
    '.jpg': '.jpg',
    'con.jpg': 'con.jpg',
  }
  const files = Object.keys(names).map((name) => ({ name, bytes: photo }))
  expect(await browser.upload(eventId, files)).toEqual({ saved: files.length })
  const page = await (await browser.get(`/admin/evento/${eventId}/fotos`)).text()
  expect(page).not.toContain('<img src=x')
  expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  const event = (await storedEvents(site)).find(({ id }) => id === eventId)
  const saved = event?.fotos.slice(-files.length) ?? []
  expect(saved.map(({ nome }) => nome)).toEqual(Object.values(names))
  for (const { url } of saved) expect(servedPhotoKey(url)).toMatch(/^[0-9a-f]{32}$/)
  await servedThenRemoved()
})

test('NUL and broken signs in a name as it is sent are taken out or refused in words', async () => {
  for (const name of [Buffer.from('a\0b.jpg'), Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x6a])]) {
    const [start = '', end = ''] = partHead('fotos', 'NOME').split('NOME')
    const { text } = await streamUpload(site, jar, { eventId }, [
      start,
      name,
      end,
      photo,
      lastBoundary,
    ])
    expect(text).toMatch(/"arrived":true|Não foi possível ler as fotos enviadas/)
    expect(text).not.toContain('\0')
  }
  const waiting = await inStores(site, (stores) => stores.waiting.all())
  const names = waiting.flatMap(photosIn).map(({ nome }) => nome)
  expect(names).toContain('ab.jpg')
  expect(names.join()).not.toContain('\0')
})

test('originals, which know where a photo was taken, are readable by nobody else and never served', async () => {
  const key = servedPhotoKey(before.find(({ id }) => id === eventId)?.fotos[0]?.url ?? '') ?? ''
  const original = join(site.dataDir, 'originals', `${key}.jpeg`)
  expect(statSync(original).mode & 0o077).toBe(0)
  for (const path of [
    `/originals/${key}.jpeg`,
    `/fotos/${key}/original.jpeg`,
    `/fotos/${key}.jpeg`,
  ]) {
    expect((await fetch(site.url + path)).status).toBe(404)
  }
})
