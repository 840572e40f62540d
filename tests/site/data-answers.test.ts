import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStores, type Stores } from '#server/stores.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft } from '#tests/sample-data/builders.ts'

let site: SiteProcess
let stores: Stores
let id = ''

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  id = (await stores.events.create(aDraft({ nome: 'Festa' }), new Date())).id
  site = await startSite({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await stores.close()
  await site.stop()
})

const dataOf = (path: string, route: string) =>
  `${path}.data?_routes=${encodeURIComponent(`routes/site/${route}`)}`

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })

test.each([
  ['/eventos', 'events/events', 'Festa'],
  ['/cursos', 'courses/courses', 'categories'],
])('the data of %s is cached like the page', async (path, route, word) => {
  const answer = await get(dataOf(path, route))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/x-script')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('x-request-id')).toBeNull()
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toContain(word)
  const etag = answer.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const again = await get(dataOf(path, route), { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('other parameters share the entry, and what a route knows has its own', async () => {
  const tag = async (path: string) => (await get(path)).headers.get('etag')
  const gallery = dataOf(`/galeria-evento/${id}`, 'gallery/gallery')
  expect(await tag(gallery)).not.toBeNull()
  expect(await tag(gallery.replace('?', '?utm_source=x&'))).toBe(await tag(gallery))
})

test('a change shows in the data as soon as in the page', async () => {
  const events = dataOf('/eventos', 'events/events')
  await get(events)
  const { id: added } = await stores.events.create(aDraft({ nome: 'Recém-chegado' }), new Date())
  await expect.poll(async () => (await get(events)).text()).toContain('Recém-chegado')
  await stores.events.remove(added, new Date())
  await expect.poll(async () => (await get(events)).text()).not.toContain('Recém-chegado')
})

test.each([
  '/eventos.data',
  '/eventos.data?_routes=root',
  '/eventos.data?_routes=inventada',
  '/EVENTOS.data?_routes=routes%2Fsite%2Fevents%2Fevents',
  '/nada.data?_routes=routes%2Fsite%2Fevents%2Fevents',
  '/admin.data?_routes=routes%2Fadmin%2Fpanel%2Fpanel',
  '/admin/login.data?_routes=routes%2Fadmin%2Flogin%2Flogin',
])('%s is not cached', async (path) => {
  const answer = await get(path)
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('x-request-id')).not.toBeNull()
})
