import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

let site: SiteProcess
let url = ''
let eventId = ''

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(dataDir, async (stores) => {
    const draft = aDraft({ nome: 'Festa', data: '2099-06-20' })
    eventId = (await stores.events.create(draft, new Date())).id
    const photo = { name: 'foto.jpg', type: 'image/jpeg', bytes: await cameraJpeg() }
    const added = await addPhotos(eventId, [photo], stores, { now: () => new Date() })
    if (added.kind !== 'added') throw new Error(added.kind)
    url = added.photos[0]?.url ?? ''
  })
  site = await startSite({ DATA_DIR: dataDir, SITE_URL: 'https://www.escola.example' })
})
afterAll(() => site.stop())

test('every size of a photo is served for good, unindexed, and can run nothing', async () => {
  for (const file of ['400.webp', '800.webp', 'large.webp', 'og.jpg']) {
    const answer = await fetch(site.url + url.replace('large.webp', file))
    expect(answer.status, file).toBe(200)
    expect(answer.headers.get('content-type')).toBe(
      file.endsWith('jpg') ? 'image/jpeg' : 'image/webp',
    )
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, noimageindex')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect(metadata.exif, file).toBeUndefined()
    expect(metadata.xmp, file).toBeUndefined()
  }
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
