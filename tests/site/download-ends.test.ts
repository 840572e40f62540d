import { randomFillSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openLine } from '#tests/hosted-services/firestore-emulator.ts'
import { openStoresOf } from '#tests/hosted-services/hosted-stores.ts'
import {
  type AdminBrowser,
  accountEnv,
  adminBrowser,
  agreed,
  cookieHeader,
  type Jar,
  signIn,
} from '#tests/running-site/admin-client.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { aDraft, aFamilyLink, aNewPhoto, anEncodedPicture } from '#tests/sample-data/builders.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'

const token = 'AbCdEfGhIjKlMnOpQrStUv'
/** More than the sockets between two processes hold. */
const photoCount = 60

/** A family event whose zip has some 45 MB, and its family and admin, each a browser. */
async function anAlbum(variables: Record<string, string> = {}) {
  const env = { ...accountEnv, DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')), ...variables }
  const stores = await openStoresOf(env)
  const { id } = await stores.events.create(aDraft({ visibilidade: 'familias' }), new Date())
  const noise = randomFillSync(Buffer.alloc(900 * 1200 * 3))
  const large = await sharp(noise, { raw: { width: 1200, height: 900, channels: 3 } })
    .webp()
    .toBuffer()
  const picture = anEncodedPicture()
  const encoded = { ...picture, files: { ...picture.files, large } }
  const owner = { eventId: id, isPublic: false }
  const { url } = await stores.photos.put(Buffer.from('original'), encoded, owner)
  const photos = Array.from({ length: photoCount }, () => aNewPhoto({ url }))
  await stores.events.appendPhotos(id, photos, new Date())
  const { stored: linkFamilias } = await aFamilyLink(token)
  await stores.events.setFields(id, { linkFamilias })
  await stores.close()

  const site = await siteForTest(env)
  const jar = await signIn(site)
  return { site, id, jar, admin: adminBrowser(site, jar) }
}

type Album = Awaited<ReturnType<typeof anAlbum>>

/** Reads some MB a second, or after the start of the zip nothing until `readOn`. */
async function slowDownload({ site, id }: Album, jar: Jar) {
  const client = connect(site.port, '127.0.0.1')
  onTestFinished(() => void client.destroy())
  let bytes = 0
  let isReading = true
  let isClosed = false
  client
    .on('error', () => {})
    .on('close', () => {
      isClosed = true
    })
  const started = new Promise<string>((resolve) => {
    client.on('data', (part: Buffer) => {
      if (bytes === 0) resolve(part.toString('latin1').split('\r\n')[0] ?? '')
      bytes += part.length
      client.pause()
      setTimeout(() => isReading && client.resume(), 15)
    })
  })
  client.write(
    `GET /familias/galeria/${id}/fotos.zip HTTP/1.1\r\nHost: x\r\ncookie: ${cookieHeader(jar)}\r\n\r\n`,
  )
  expect(await started).toBe('HTTP/1.1 200 OK')
  return {
    stopReading: () => {
      isReading = false
    },
    readOn: () => {
      isReading = true
      client.resume()
    },
    hangUp: () => void client.destroy(),
    bytes: () => bytes,
    isClosed: () => isClosed,
  }
}

type Way = { by: 'family' | 'admin'; end: (admin: AdminBrowser, id: string) => Promise<unknown> }

const ways: Record<string, Way> = {
  'the event is made public': {
    by: 'family',
    end: (admin, id) =>
      admin.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'todos', ...agreed }),
  },
  'the event is hidden': {
    by: 'family',
    end: (admin, id) => admin.post(`/admin/evento/${id}/quem-ve`, { visibilidade: 'ninguem' }),
  },
  'the link is withdrawn': {
    by: 'family',
    end: (admin, id) => admin.post(`/admin/evento/${id}/familias/retirar`),
  },
  'the admin who downloads signs out': {
    by: 'admin',
    end: (admin) => admin.post('/admin/sair'),
  },
}

test.each(Object.entries(ways))('a zip ends when %s, and the site lives', async (_, way) => {
  const album = await anAlbum()
  await expectToEnd(album, way.by, () => way.end(album.admin, album.id))
})

test('a zip ends when the line to Firestore is cut, and the site lives', async () => {
  const line = await openLine(Number(theEmulator().host.split(':')[1]))
  onTestFinished(line.stop)
  const hosts = { FIRESTORE_PROJECT_ID: aProject(), FIRESTORE_EMULATOR_HOST: line.host }
  const album = await anAlbum({ STORE: 'firestore', ...hosts })
  await expectToEnd(album, 'family', () => line.cut('hanging'))
})

/** One reads slowly, one stops reading, and four hang up around the moment when the site ends their downloads. */
async function expectToEnd(album: Album, by: Way['by'], end: () => Promise<unknown>) {
  const { site } = album
  const jar = by === 'admin' ? album.jar : { 'escola-familias': token }
  const download = () => slowDownload(album, jar)
  const [slow, silent] = [await download(), await download()]
  const leaving = await Promise.all(Array.from({ length: 4 }, download))
  for (const { stopReading } of [silent, ...leaving]) stopReading()
  await end()
  for (const { hangUp } of leaving) {
    await pause(600)
    hangUp()
  }
  await expect.poll(slow.isClosed, { timeout: 15_000 }).toBe(true)
  silent.readOn()
  await expect.poll(silent.isClosed, { timeout: 15_000 }).toBe(true)
  for (const { bytes } of [silent, slow]) expect(bytes()).toBeLessThan(30_000_000)

  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200)
  expect(site.child.exitCode).toBe(null)
  const faults = logLines(site).filter(({ level }) => Number(level) >= 50)
  expect(faults.filter(({ msg }) => msg !== 'stores do not answer')).toEqual([])
}
