import { beforeAll, expect, test } from 'vitest'
import { addPhotos } from '#domain/photos/add-photos.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import {
  adminBrowser,
  adminEmail,
  adminPassword,
  inStores,
} from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { dataAddresses, guardedAddresses } from './admin-addresses.ts'
import { expectIntact, storedEvents } from './intact-site.ts'

const { site, jar } = await signedInSite()
let eventId = ''
let photoId = ''

beforeAll(async () => {
  await inStores(site, async (stores) => {
    eventId = (await stores.events.create(aDraft(), new Date())).id
    const photo = { name: 'foto.jpg', type: 'image/jpeg', bytes: await cameraJpeg() }
    const added = await addPhotos(eventId, [photo, photo], stores, { now: () => new Date() })
    photoId = added.kind === 'added' ? String(added.photos[1]?.id) : ''
  })
})

/** Enough for every route to do its work, if the request came from our own pages. */
const fields = () => ({
  nome: 'De outro site',
  descricao: 'x',
  data: '2026-01-01',
  foto: photoId,
  capa: photoId,
  email: adminEmail,
  password: adminPassword,
})

const withoutSession = ['/admin/login', '/admin/recuperar', '/admin/convite/x']

const fromElsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': 'anything' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'file://' },
  { origin: 'javascript:alert(1)' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'http://OWN.evil.example' },
  { origin: 'http://evil.example#OWN' },
  { origin: 'http://evil.example', referer: 'http://OWN/admin' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
]

test('no write from another site reaches anything, at any address, by any method', async () => {
  const before = await storedEvents(site)
  const browser = adminBrowser(site, jar)
  const paths = [...guardedAddresses(eventId), ...withoutSession]
  const refused = async (path: string, method: string, hostile: Record<string, string>) => {
    const headers = Object.fromEntries(
      Object.entries(hostile).map(([name, value]) => [
        name,
        value.replace('OWN', `127.0.0.1:${site.port}`),
      ]),
    )
    const body = new URLSearchParams(fields())
    const answer = await browser.ask(path, { method, headers, body })
    const hint = `${method} ${path} ${JSON.stringify(headers)}`
    expect(answer.status, hint).toBe(403)
    expect(answer.headers.getSetCookie(), hint).toEqual([])
    const text = await answer.text()
    expect(text, hint).toBe('Esta requisição veio de outro site e foi recusada.')
    expectNoInternals(text)
  }
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  for (const path of paths) {
    await Promise.all([
      refused(path, 'POST', crossSite),
      refused(`${path}.data`, 'POST', { origin: 'https://evil.example' }),
    ])
  }
  const deletion = `/admin/evento/${eventId}/excluir`
  for (const path of [deletion, ...dataAddresses(deletion)]) {
    await Promise.all(
      ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => refused(path, method, crossSite)),
    )
  }
  for (const path of [deletion, '/admin.data']) {
    await Promise.all(fromElsewhere.map((hostile) => refused(path, 'POST', hostile)))
  }
  await expectIntact(site, before)
  expect((await browser.get('/admin')).status).toBe(200)
})

test('a reading method changes nothing, whatever it carries', async () => {
  const before = await storedEvents(site)
  const browser = adminBrowser(site, jar)
  const query = new URLSearchParams(fields())
  for (const path of guardedAddresses(eventId)) {
    // Runs the same code as the page, without rendering it each time.
    const address = `${path}.data?${query}&_method=DELETE`
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      await browser.ask(address, {
        method,
        headers: { 'x-http-method-override': 'DELETE', 'sec-fetch-site': 'cross-site' },
      })
    }
  }
  await browser.get(`/admin/evento/${eventId}/excluir?${query}&_method=DELETE`)
  await expectIntact(site, before)
  expect((await browser.get('/admin')).status).toBe(200)
})

test('other sites are given no leave to read or to send: no answer carries CORS headers', async () => {
  for (const [method, path] of [
    ['OPTIONS', '/admin'],
    ['OPTIONS', `/admin/evento/${eventId}/fotos/envio`],
    ['GET', '/admin.data'],
  ] as const) {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await adminBrowser(site, jar).ask(path, { method, headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
  }
})

test('the same write from our own pages is taken', async () => {
  const origin = `http://127.0.0.1:${site.port}`
  for (const headers of [
    { 'sec-fetch-site': 'same-origin', origin },
    { 'sec-fetch-site': 'same-origin' },
    { origin },
    { origin: `http://localhost:${site.port}`, host: `localhost:${site.port}` },
    {},
  ] as Record<string, string>[]) {
    const answer = await adminBrowser(site, jar).ask('/admin', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ nome: 'Nosso', descricao: 'x', data: '2026-01-01' }),
    })
    expect(answer.headers.get('location'), JSON.stringify(headers)).toMatch(
      /^\/admin\?aviso=evento-criado&evento=/,
    )
  }
  await expectIntact(site)
})
