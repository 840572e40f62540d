import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { schoolDefaults } from '#content/school.ts'
import { withListeners } from '#domain/documents.ts'
import { type EventStore, eventStore } from '#domain/events/event-store.ts'
import { eventVersion } from '#domain/events/event-version.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { pagesOf, routeMatcher } from '#server/http/route-match.ts'
import type { Log } from '#server/log.ts'
import { createPageCache } from '#server/page-cache/page-cache.ts'
import { currentSchool } from '#server/school/current-school.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'

let close = () => {}
afterEach(() => close())

const cached = { handle: { cache: true } }

const routes = [
  { id: 'root', path: '', module: {} },
  { id: 'home', parentId: 'root', index: true, module: cached },
  { id: 'about', parentId: 'root', path: 'about', module: cached },
  { id: 'contact', parentId: 'root', path: 'contato', module: cached },
  { id: 'events', parentId: 'root', path: 'eventos', module: cached },
  {
    id: 'gallery',
    parentId: 'root',
    path: 'galeria-evento/:id',
    module: { handle: { cache: { event: true } } },
  },
  { id: 'courses', parentId: 'root', path: 'cursos', module: { handle: { cache: { search } } } },
  { id: 'new', parentId: 'root', path: 'novidade', module: {} },
  { id: 'any', parentId: 'root', path: '*', module: {} },
]

function search(query: URLSearchParams): string {
  return query.get('categoria') === 'online' ? '?categoria=online' : ''
}

/** A page that counts how often it was rendered, behind the cache. */
async function aSite(
  page: (c: Context, renderings: number) => Response | Promise<Response>,
  { store, maxBytes = 1_000_000 }: { store?: EventStore; maxBytes?: number } = {},
) {
  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line) } as unknown as Log
  const env = { siteUrl: 'http://localhost', trustedProxies: 0, cdnSeconds: 0 }
  const { documents, onChange } = withListeners(memoryDocuments())
  const events = store ?? eventStore(documents)
  const school = currentSchool(schoolStore(documents), {
    defaults: schoolDefaults,
    siteUrl: 'http://localhost',
    log,
  })
  const pageCache = createPageCache({
    events,
    school,
    onChange,
    now: () => new Date(),
    clock: { publicNow: () => new Date() },
    matchRoute: routeMatcher(pagesOf(routes)),
    findFormerAddress: () => null,
    env,
    log,
    maxBytes,
  })
  const count = { renderings: 0 }

  const app = new Hono()
    .use(pageCache.middleware as MiddlewareHandler)
    .all('*', (c) => page(c, ++count.renderings))
  const server = createServer(pageCache.listener(getRequestListener(app.fetch)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = () => server.close()
  const { port } = server.address() as { port: number }
  const get = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  const text = async (path: string) => (await get(path)).text()
  return { get, text, count, events, lines }
}

test('a page is rendered once, and again when this process has written', async () => {
  const { text, events, count } = await aSite(async (c, n) => c.html(`${n}`))
  expect([await text('/'), await text('/'), await text('/')]).toEqual(['1', '1', '1'])
  const { id } = await events.create(aDraft(), new Date())
  expect([await text('/'), await text('/')]).toEqual(['2', '2'])
  await events.update(id, aDraft({ nome: 'Outro nome' }), eventVersion(aDraft()))
  expect(await text('/')).toBe('3')
  await events.remove(id, new Date())
  expect(await text('/')).toBe('4')
  expect(count.renderings).toBe(4)
})

test('visitors who come together wait for one rendering', async () => {
  const { text, count } = await aSite(async (c, n) => {
    await pause(30)
    return c.html(`${n}`)
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => text('/eventos')))
  expect(new Set(answers)).toEqual(new Set(['1']))
  expect(count.renderings).toBe(1)
})

test('a page that was being rendered while something changed is not kept', async () => {
  const { text, events } = await aSite(async (c, n) => {
    if (n === 1) await events.create(aDraft(), new Date())
    return c.html(`${n}`)
  })
  expect([await text('/eventos'), await text('/eventos')]).toEqual(['1', '2'])
})

test('after a page that shows what another process changed, no page is shown as it was before', async () => {
  let version = '1'
  const store = { ...eventStore(memoryDocuments()), version: async () => version }
  const { text } = await aSite(
    (c, n) => {
      if (n === 2) version = '2'
      return c.html(`${n}`)
    },
    { store },
  )
  expect([await text('/'), await text('/about'), await text('/')]).toEqual(['1', '2', '3'])
})

test.each([
  ['an error', (c: Context, n: number) => c.html(`${n}`, 503)],
  ['an event that is not there', (c: Context, n: number) => c.html(`${n}`, 404)],
  ['a redirect', (c: Context, n: number) => c.body(`${n}`, 302, { location: '/' })],
  ['a cookie', (c: Context, n: number) => c.html(`${n}`, 200, { 'set-cookie': 'a=b' })],
  ['no-store', (c: Context, n: number) => c.html(`${n}`, 200, { 'cache-control': 'no-store' })],
])('%s is never kept, and each of several visitors gets one of their own', async (_, page) => {
  const { text } = await aSite(page)
  const answers = await Promise.all([text('/'), text('/'), text('/')])
  expect(answers.sort()).toEqual(['1', '2', '3'])
  expect(await text('/')).toBe('4')
})

test.each(['/novidade', '/CURSOS', '/%63ursos', '/cursos/', '/eventos.data', '//', '/healthz'])(
  '%s is not cached: its route does not say so, or it is another spelling',
  async (path) => {
    const { text } = await aSite((c, n) => c.html(`${n}`))
    expect([await text(path), await text(path)]).toEqual(['1', '2'])
  },
)

test('all unknown addresses share one not-found page', async () => {
  const { get, count } = await aSite((c, n) => c.html(`${n}`, 404))
  for (const path of [
    '/nada',
    '/nada?x=1',
    '/outra/coisa',
    '/%E0%A4%A',
    '/a%2fb',
    '//evil.example/',
  ]) {
    const answer = await get(path, { headers: { 'if-none-match': '*' } })
    expect([answer.status, await answer.text()], path).toEqual([404, '1'])
    expect(answer.headers.get('etag')).toBeNull()
  }
  expect(count.renderings).toBe(1)
})

test('all events that are not there share one not-found page, until one of them is', async () => {
  const { get, events, count } = await aSite((c, n) =>
    c.html(`${n} ${new URL(c.req.raw.url).pathname}`, 404),
  )
  const page = '1 /galeria-evento/nao-encontrado'
  for (const path of ['a', 'b', 'b?foto=3', 'B%20', 'nao-encontrado']) {
    const answer = await get(`/galeria-evento/${path}`)
    expect([answer.status, await answer.text()], path).toEqual([404, page])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
  const data = async (id: string) =>
    (await get(`/galeria-evento/${id}.data?_routes=gallery`)).text()
  const ofData = '2 /galeria-evento/nao-encontrado.data'
  expect([await data('a'), await data('b')]).toEqual([ofData, ofData])
  const { id } = await events.create(aDraft(), new Date())
  expect(await (await get(`/galeria-evento/${id}`)).text()).toBe(`3 /galeria-evento/${id}`)
  const draft = await events.create(aDraft({ visibilidade: 'ninguem' }), new Date())
  expect(await (await get(`/galeria-evento/${draft.id}`)).text()).toMatch(/nao-encontrado$/)
  expect(count.renderings).toBe(4)
})

test('what is sent is never answered from memory', async () => {
  const { get, text } = await aSite((c, n) => c.html(`${n}`))
  await text('/cursos')
  expect(await (await get('/cursos', { method: 'POST' })).text()).toBe('2')
  expect(await text('/cursos')).toBe('1')
})

test('parameters that a route knows make an entry of their own', async () => {
  const { text, events } = await aSite((c, n) => c.html(`${n}`))
  const gallery = async () => `/galeria-evento/${(await events.create(aDraft(), new Date())).id}`
  const [a, b] = [await gallery(), await gallery()]
  expect(await text('/cursos')).toBe('1')
  expect(await text('/cursos?categoria=online')).toBe('2')
  expect(await text('/cursos?x=1&categoria=online')).toBe('2')
  expect(await text('/cursos?categoria=todos')).toBe('1')
  expect([await text(a), await text(b)]).toEqual(['3', '4'])
})

test('nobody fills the memory with invented addresses', async () => {
  const { text, count } = await aSite((c, n) => c.html(`${n}`))
  for (let n = 0; n < 50; n += 1) expect(await text(`/about?x=${n}&categoria=${n}`)).toBe('1')
  expect(count.renderings).toBe(1)
})

test('the memory is bounded, and the page asked for last stays', async () => {
  const { text } = await aSite((c, n) => c.html(`${n} `.padEnd(900)), { maxBytes: 2_000 })
  const number = async (path: string) => (await text(path)).trim()
  expect([await number('/'), await number('/about')]).toEqual(['1', '2'])
  expect(await number('/')).toBe('1')
  expect(await number('/contato')).toBe('3')
  expect([await number('/'), await number('/about')]).toEqual(['1', '4'])
})

test('when the store cannot answer, nothing kept before is shown', async () => {
  const faulty = { ...eventStore(memoryDocuments()) } as EventStore
  const { text } = await aSite((c, n) => c.html(`${n}`), { store: faulty })
  expect([await text('/'), await text('/')]).toEqual(['1', '1'])
  const { version } = faulty
  faulty.version = () => Promise.reject(new StoreFault('unavailable', 'fora do ar'))
  await pause(250)
  expect([await text('/'), await text('/')]).toEqual(['2', '3'])
  faulty.version = version
  expect(await text('/')).toBe('1')
})

test('a page of an event is not shown again until the list of events is confirmed', async () => {
  const dead = { ...eventStore(memoryDocuments()) } as EventStore
  const { id } = await dead.create(aDraft(), new Date())
  const gallery = `/galeria-evento/${id}`
  const { text } = await aSite((c, n) => c.html(`${n}`), { store: dead })
  expect([await text('/eventos'), await text(gallery)]).toEqual(['1', '2'])
  expect([await text('/eventos'), await text(gallery)]).toEqual(['1', '2'])
  const { assertFresh } = dead
  dead.assertFresh = () => Promise.reject(new StoreFault('unavailable', 'fora do ar'))
  await pause(250)
  expect([await text('/eventos'), await text(gallery)]).toEqual(['1', '3'])
  dead.assertFresh = assertFresh
  expect(await text(gallery)).toBe('2')
})

test('a store that never answers holds up nobody', async () => {
  const silent = { ...eventStore(memoryDocuments()), version: () => new Promise<string>(() => {}) }
  const { text } = await aSite((c, n) => c.html(`${n}`), { store: silent })
  const started = performance.now()
  expect(await Promise.all([text('/'), text('/cursos')])).toHaveLength(2)
  expect(await text('/')).toBe('3')
  expect(performance.now() - started).toBeLessThan(2000)
})

test('every visit is logged, also one that needs no rendering', async () => {
  const { get, lines } = await aSite((c) => c.html('ok'))
  await get('/about')
  await get('/about?x=1')
  await get('/about', { method: 'HEAD' })
  expect(lines).toMatchObject([
    { method: 'GET', path: '/about', status: 200, ip: '127.0.0.1' },
    { method: 'HEAD', path: '/about', status: 200 },
  ])
})
