import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import type { Stores } from '#server/stores.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft, aNewPhoto, anEncodedPicture, cameraJpeg } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

let site: SiteProcess
let url = ''
let eventId = ''
let galleryId = ''
let dataDir = ''

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(dataDir, async (stores) => {
    const draft = aDraft({ nome: 'Festa', data: '2099-06-20' })
    eventId = (await stores.events.create(draft, new Date())).id
    const photo = {
      name: 'foto.jpg',
      type: 'image/jpeg',
      bytes: await cameraJpeg({ width: 1000, height: 750 }),
    }
    const added = await addPhotos(eventId, [photo], stores, { now: () => new Date() })
    if (added.kind !== 'added') throw new Error(added.kind)
    url = added.photos[0]?.url ?? ''
    galleryId = await fillGallery(stores)
  })
  site = await startSite({ DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' })
})
afterAll(() => site.stop())

test('every size of a photo is served for good, unindexed, and can run nothing', async () => {
  for (const file of Object.values(photoFiles)) {
    const answer = await fetch(site.url + url.replace('large.webp', file))
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      file.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
    )
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, noimageindex, noai, noimageai')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata.exif, file).toBeUndefined()
    expect(metadata.xmp, file).toBeUndefined()
  }
})

test('a photo that a browser has is confirmed, in part or whole, without being read again', async () => {
  const address = site.url + url
  const whole = await fetch(address)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const etag = whole.headers.get('etag') ?? ''
  expect(whole.headers.get('content-length')).toBe(String(bytes.length))
  expect(whole.headers.get('accept-ranges')).toBe('bytes')

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const same = await fetch(address, { headers: { 'if-none-match': known } })
    expect([same.status, (await same.arrayBuffer()).byteLength], known).toEqual([304, 0])
    expect(same.headers.get('etag')).toBe(etag)
    expect(same.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  }
  const other = await fetch(address, { headers: { 'if-none-match': '"other"' } })
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])

  const size = bytes.length
  for (const [range, first, last] of [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=5-${size + 500}`, 5, size - 1],
  ] as const) {
    const part = await fetch(address, { headers: { range } })
    expect(part.status, range).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(first, last + 1))
  }
  const beyond = await fetch(address, { headers: { range: `bytes=${size}-` } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${size}`)
  for (const range of ['bytes=9-3', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x']) {
    const all = await fetch(address, { headers: { range } })
    expect([all.status, (await all.arrayBuffer()).byteLength], range).toEqual([200, size])
  }

  const head = await fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
  expect((await fetch(address, { method: 'POST' })).status).not.toBe(200)
})

test('a photo is there after the page for unknown paths was cached', async () => {
  for (let n = 0; n < 2; n += 1) expect((await fetch(`${site.url}/nada/disso`)).status).toBe(404)
  expect((await fetch(site.url + url)).status).toBe(200)
})

test('the page of a gallery fits into the ten packets that a new connection may begin with', async () => {
  // Smaller once it has been compressed with more effort, after the first visit.
  await expect
    .poll(async () => {
      const { body, headers } = await fetch(`${site.url}/galeria-evento/${galleryId}`, {
        headers: { 'accept-encoding': 'br' },
      })
      await body?.cancel()
      const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
      return lines.join('').length + Number(headers.get('content-length'))
    })
    .toBeLessThan(10 * 1460)
})

test.each([
  '/fotos/%2e%2e/escola.db',
  '/fotos/..%2f..%2fescola.db/large.webp',
  '/fotos/../escola.db',
  '/fotos/00000000000000000000000000000000/large.webp',
  '/fotos/KEY/original.jpg',
  '/fotos/KEY/..%2f..%2foriginals',
  '/fotos/KEY/large.webp%00.jpg',
  '/fotos/KEY/LARGE.WEBP',
  '/fotos/KEY',
  '/originals/KEY',
])('%s is not found', async (path) => {
  const key = url.split('/')[2] ?? ''
  expect((await rawRequest(site.port, { path: path.replace('KEY', key) })).status).toBe(404)
})

test('an event shares its own picture and tells search engines what it is', async () => {
  const page = await (await fetch(`${site.url}/galeria-evento/${eventId}`)).text()
  const og = url.replace('large.webp', 'og.jpg')
  expect(page).toContain(`<meta property="og:image" content="https://www.escola.example${og}"/>`)
  expect(page).toContain('<meta property="og:title" content="Festa"/>')
  const graph = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '',
  )
  const types = graph['@graph'].map((entry: { '@type': string }) => entry['@type'])
  expect(types).toEqual(['Event', 'ImageGallery', 'BreadcrumbList'])
  expect(graph['@graph'][0].startDate).toBe('2099-06-20')
})

test('the sitemap names every event with its day of creation', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).toMatch(
    new RegExp(
      `<loc>https://www.escola.example/galeria-evento/${eventId}</loc><lastmod>\\d{4}-\\d{2}-\\d{2}</lastmod>`,
    ),
  )
})

test('pages of events beyond the last lead to the first', async () => {
  const answer = await fetch(`${site.url}/eventos?pagina=99`, { redirect: 'manual' })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/eventos')
  for (const odd of ['0', '-1', '1.5', 'abc', '9'.repeat(30)]) {
    expect((await fetch(`${site.url}/eventos?pagina=${odd}`)).status, odd).toBe(200)
  }
})

async function fillGallery({ events, photos }: Stores): Promise<string> {
  const { id } = await events.create(aDraft(), new Date())
  const picture = anEncodedPicture()
  const stored = await Promise.all(
    Array.from({ length: 24 }, () =>
      photos.put(Buffer.from('x'), picture, { eventId: id, isPublic: true }),
    ),
  )
  const added = stored.map((one) => ({ ...aNewPhoto(), ...one }))
  await events.appendPhotos(id, added, new Date())
  return id
}
