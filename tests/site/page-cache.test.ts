import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDocument, withState } from '#domain/school/school-document.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { clockAt, skipAnHour } from '#tests/running-site/fake-clock.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { aDraft, aNewPhoto } from '#tests/sample-data/builders.ts'
import { inFolder } from '#tests/sample-data/school-folder.ts'

let site: SiteProcess
let stores: Stores
let gallery = ''

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ nome: 'Festa' }), new Date())
  await stores.events.appendPhotos(id, [aNewPhoto(), aNewPhoto()], new Date())
  gallery = `/galeria-evento/${id}`
  site = await startSite({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await stores.close()
  await site.stop()
})

type Answer = { status: number; headers: Headers; text: string }

async function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const answer = await fetch(site.url + path, { headers, method, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const tagOf = async (path: string) =>
  (await get(path, { 'accept-encoding': 'identity' })).headers.get('etag')

/** The page once it has been compressed with more effort, which happens after the first response. */
async function settled(path: string, encoding: string): Promise<Answer> {
  const { text } = await get(path)
  const strong = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10 },
  })
  const brotliLength = async () => lengthOf(await get(path, { 'accept-encoding': 'br' }))
  if (text.length > 1024) {
    await expect.poll(brotliLength, { timeout: 20_000 }).toBe(strong.length)
  }
  return get(path, { 'accept-encoding': encoding })
}

const lengthOf = ({ headers }: Answer) => Number(headers.get('content-length'))

const lastingHeaders = (answer: Answer, also: string[] = []) =>
  Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !['x-request-id', 'date', 'connection', 'keep-alive', ...also].includes(name),
    ),
  )

test.each([
  ['/about', 'identity'],
  ['/contato', 'br'],
  ['/privacidade', 'gzip'],
  ['/robots.txt', 'br'],
])(
  '%s has the same headers when it is rendered and when it is ready (%s)',
  async (path, encoding) => {
    const rendered = await get(path, { 'accept-encoding': encoding })
    const ready = await settled(path, encoding)
    const also = encoding === 'identity' ? [] : ['content-length', 'etag']
    expect(lastingHeaders(ready, also)).toEqual(lastingHeaders(rendered, also))
    expect(ready.text).toBe(rendered.text)
  },
)

test('a page is compressed fast for the first visitor and further for the next ones', async () => {
  const path = '/teste-nivel?idioma=alemao'
  const first = await get(path, { 'accept-encoding': 'br' })
  const next = await settled(path, 'br')
  expect(lengthOf(next)).toBeLessThan(lengthOf(first))
  expect(next.headers.get('etag')).not.toBe(first.headers.get('etag'))
  expect(next.text).toBe(first.text)
})

test('each encoding has a tag of its own, and all say the same page', async () => {
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((name) => settled('/', name)))
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  const [br, gzip, plain] = answers.map(({ text }) => text)
  expect(br).toBe(plain)
  expect(gzip).toBe(plain)
})

test('a visitor who holds the page is told so, and gets no body', async () => {
  const tag = (await settled('/cursos', 'br')).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{22}"$/)
  for (const held of [tag, `W/${tag}`, `"outra", W/"mais uma",${tag}`, '*']) {
    const answer = await get('/cursos', { 'accept-encoding': 'br', 'if-none-match': held })
    expect(answer.status, held).toBe(304)
    expect(answer.headers.get('etag')).toBe(tag)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('content-length')).toBeNull()
    expect(answer.text).toBe('')
  }
  for (const held of ['"outra"', tag.slice(0, -1), '']) {
    const answer = await get('/cursos', { 'accept-encoding': 'br', 'if-none-match': held })
    expect(answer.status, held).toBe(200)
  }
})

test('HEAD has the headers of the ready page and no body', async () => {
  const whole = await settled('/teste-nivel', 'br')
  const head = await get('/teste-nivel', { 'accept-encoding': 'br' }, 'HEAD')
  expect(lastingHeaders(head)).toEqual(lastingHeaders(whole))
  expect(head.text).toBe('')
})

test('answers on one connection keep their order and their length, and close when asked to', async () => {
  const { headers } = await settled('/about', 'br')
  const line = (method: string, more = '') =>
    `${method} /about HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n${more}\r\n`
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  socket.write(
    line('GET') +
      line('HEAD') +
      line('GET', `If-None-Match: ${headers.get('etag')}\r\n`) +
      line('GET', 'Connection: close\r\n'),
  )
  let rest = Buffer.concat(await socket.toArray())
  const answers: { head: string; body: Buffer }[] = []
  for (const hasBody of [true, false, false, true]) {
    const end = rest.indexOf('\r\n\r\n') + 4
    const head = rest.subarray(0, end).toString('latin1')
    const length = hasBody ? Number(/content-length: (\d+)/i.exec(head)?.[1]) : 0
    answers.push({ head, body: rest.subarray(end, end + length) })
    rest = rest.subarray(end + length)
  }
  expect(rest.length).toBe(0)
  expect(answers.map(({ head }) => head.split('\r\n')[0])).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'HTTP/1.1 304 Not Modified',
    'HTTP/1.1 200 OK',
  ])
  const [first, head, , last] = answers
  const lasting = (text = '') =>
    text.split('\r\n').filter((each) => !/^(x-request-id|date|connection):/i.test(each))
  expect(lasting(head?.head)).toEqual(lasting(first?.head))
  expect(lasting(last?.head)).toEqual(lasting(first?.head))
  expect(last?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
  expect(first?.head).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/)
  expect(first?.head).toMatch(/\r\nConnection: keep-alive\r\n/)
  expect(last?.head).toMatch(/\r\nConnection: close\r\n/)
})

test('parameters that a page knows make another page; all others make none', async () => {
  const [all, online] = [await tagOf('/cursos'), await tagOf('/cursos?categoria=online')]
  expect(online).not.toBe(all)
  expect(await tagOf('/cursos?utm_source=x&categoria=online')).toBe(online)
  for (const search of ['utm_source=whatsapp', 'categoria=inventada', 'x', '&&', 'categoria=todos'])
    expect(await tagOf(`/cursos?${search}`), search).toBe(all)

  const [choice, french] = [await tagOf('/teste-nivel'), await tagOf('/teste-nivel?idioma=frances')]
  expect(french).not.toBe(choice)
  expect(await tagOf('/teste-nivel?idioma=klingon')).toBe(choice)
  expect(await tagOf(`${gallery}?pagina=7`)).toBe(await tagOf(gallery))
})

test('what is not there leads to what is: no page of its own', async () => {
  const locationOf = async (path: string) => (await get(path)).headers.get('location')
  expect(await locationOf('/eventos?pagina=9')).toBe('/eventos')
  expect(await locationOf(`${gallery}?foto=12345`)).toBe(gallery)
  expect(await locationOf(`${gallery}?fotos=todas&pagina=9`)).toBe(`${gallery}?fotos=todas`)
  expect((await get('/galeria-evento/inventada')).headers.get('etag')).toBeNull()
  expect((await get('/nada')).headers.get('etag')).toBeNull()
})

test('a shared photo is a page, the same for all', async () => {
  const { photos } = JSON.parse((await get(`${gallery}/fotos?de=0`)).text)
  const tag = await tagOf(`${gallery}?foto=${photos[1].id}`)
  expect(tag).not.toBe(await tagOf(gallery))
  expect(await tagOf(`${gallery}?fbclid=1&foto=${photos[1].id}`)).toBe(tag)
})

test('nothing of a visitor gets into the page of the others', async () => {
  const strange = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'ftp',
    'x-forwarded-for': 'evil.example',
    cookie: 'adminAuth=evil.example',
    'accept-encoding': 'identity',
  }
  const page = await get('/eventos?pagina=1', strange)
  expect(page.text).not.toContain('evil.example')
  expect(page.headers.get('set-cookie')).toBeNull()
  expect(page.headers.get('etag')).toBe(await tagOf('/eventos'))
})

test('a ready page is logged like any other', async () => {
  const page = '/privacidade'
  await get(page)
  // Only a version younger than 200 ms is served before the middleware, which adds a request id.
  const logged = () =>
    logLines(site).filter(
      ({ path, method, requestId }) => path === page && method === 'HEAD' && !requestId,
    )
  await expect
    .poll(async () => {
      if (logged().length === 0) await get(`${page}?x="\\`, {}, 'HEAD')
      return logged().length
    })
    .toBeGreaterThan(0)
  expect(logged().slice(0, 1)).toEqual([
    {
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'HEAD',
      path: page,
      status: 200,
      ms: expect.any(Number),
      ip: '127.0.0.1',
    },
  ])
})

test('what another process writes shows within a second', async () => {
  await get('/eventos')
  const { id } = await stores.events.create(aDraft({ nome: 'Recém-chegado' }), new Date())
  const written = performance.now()
  await expect.poll(async () => (await get('/eventos')).text).toContain('Recém-chegado')
  expect(performance.now() - written).toBeLessThan(1000)
  await stores.events.remove(id, new Date())
  await expect.poll(async () => (await get('/eventos')).text).not.toContain('Recém-chegado')
})

test('at midnight in São Paulo yesterday’s pages are gone, and notices begin and end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  await inFolder(dataDir, ({ school }) => {
    const notice = { text: 'Só em maio', link: null, firstDay: '2031-05-01', lastDay: '2031-05-01' }
    return school.save(withState(emptyDocument, { notice }), 0)
  })
  const env = { ...clockAt('2031-05-01T02:10:00Z'), TZ: 'UTC', DATA_DIR: dataDir }
  const atNight = await siteForTest(env)
  const notices = async () =>
    (await (await fetch(`${atNight.url}/contato`)).text()).match(/Só em \w+/)
  expect(await notices()).toBeNull()
  const today = async () =>
    /<time dateTime="([\d-]+)"/.exec(await (await fetch(`${atNight.url}/privacidade`)).text())?.[1]
  expect(await today()).toBe('2031-04-30')
  expect(await today()).toBe('2031-04-30')
  skipAnHour(atNight)
  await expect.poll(today).toBe('2031-05-01')
  await expect.poll(async () => (await notices())?.[0]).toBe('Só em maio')
  const anHourLater = () => {
    skipAnHour(atNight)
    return notices()
  }
  await expect.poll(anHourLater, { timeout: 20_000 }).toBeNull()
})
