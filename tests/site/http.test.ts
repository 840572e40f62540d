import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTestLanguageIds } from '#domain/languages.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init })

test.each([
  ['/cursos/?categoria=online', '/cursos?categoria=online'],
  ['/EVENTOS', '/eventos'],
  ['/%65ventos', '/eventos'],
  ['/Galeria-Evento/AbC/', '/galeria-evento/AbC'],
  ['/admin/LOGIN?volta=%2Fadmin', '/admin/login?volta=%2Fadmin'],
])('%s leads to the one address of the page', async (path, canonical) => {
  const answer = await get(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe(canonical)
})

test.each(['//evil.example/', '//evil.example/cursos', '/%2f/evil.example'])(
  '%s is not found, and never a redirect off the site',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('location')).toBeNull()
  },
)

test.each([
  ['GET', '/nada', 404],
  ['GET', '/formulario/klingon', 404],
  ['GET', '/formulario', 404],
  ['GET', '/formulario/ingles', 200],
  ['GET', '/%E0%A4%A', 404],
  ['GET', '/%00', 404],
  ['GET', '/assets/../../package.json', 404],
  ['GET', '/assets/%2e%2e/%2e%2e/package.json', 404],
  ['GET', `/?q=${'x'.repeat(12_000)}`, 200],
  ['GET', `/?q=${'x'.repeat(20_000)}`, 431],
  ['TRACE', '/', 405],
  ['PROPFIND', '/', 405],
  ['OPTIONS', '/cursos', 204],
  ['POST', '/cursos', 405],
  ['POST', '/cursos.data', 405],
  ['POST', '/formulario/ingles', 405],
  ['POST', '/admin/escola', 405],
  ['POST', '/admin/escola.data', 405],
  ['POST', '/admin/nada', 405],
  ['DELETE', '/nada', 405],
  ['HEAD', '/', 200],
])('%s %s is answered %i without a stack', async (method, path, status) => {
  const answer = await rawRequest(site.port, { method, path })
  expect(answer.status).toBe(status)
  expectNoInternals(answer.body)
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([get('/nada', { method: 'HEAD' }), get('/nada')])
  const lasting = ({ headers }: Response) =>
    [...headers].filter(
      ([name]) => !['connection', 'date', 'keep-alive', 'x-request-id'].includes(name),
    )
  expect(await head.text()).toBe('')
  expect(lasting(head)).toEqual(lasting(whole))
})

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nada', '/healthz', '/robots.txt', '/icons/icon.svg', '/cursos.data']) {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
    expect(headers.get('strict-transport-security'), path).toBeNull()
    expect(headers.get('x-render-mark'), path).toBeNull()
  }
})

test('our own level test may stand in a frame of our own, and nothing else in any', async () => {
  const framing = async (path: string) => {
    const { headers } = await get(path)
    const policy = headers.get('content-security-policy') ?? ''
    return [policy.match(/frame-ancestors [^;]+/)?.[0], headers.get('x-frame-options')]
  }
  const open = ["frame-ancestors 'self'", 'SAMEORIGIN']
  const closed = ["frame-ancestors 'none'", 'DENY']
  for (const id of ownTestLanguageIds) {
    expect(await framing(`/formulario/${id}`), id).toEqual(open)
  }
  for (const path of ['/', '/teste-nivel', '/formulario', '/formulario/ingles.data', '/nada']) {
    expect(await framing(path), path).toEqual(closed)
  }
  expect(await framing('/formulario/ingles/mais')).toEqual(closed)
})

test('built files carry what concerns files, and no more', async () => {
  const page = await (await get('/')).text()
  const { headers } = await get(page.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('immutable')
  for (const name of [
    'content-security-policy',
    'permissions-policy',
    'x-request-id',
    'last-modified',
  ])
    expect(headers.get(name), name).toBeNull()

  const missing = await get('/assets/nada.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(missing.headers.get('x-request-id')).not.toBeNull()
})

test('built files are compressed and may be kept for good', async () => {
  const page = await (await get('/')).text()
  const script = page.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await get(script, { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test('pages are compressed as the browser asks', async () => {
  const encodingOf = async (accepted: string) =>
    (await get('/', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')
  expect(await encodingOf('gzip, br')).toBe('br')
  expect(await encodingOf('gzip')).toBe('gzip')
  expect(await encodingOf('br;q=0, gzip')).toBe('gzip')
  expect(await encodingOf('identity')).toBeNull()
})

test('each request is one line of JSON under the id the visitor received', async () => {
  const answer = await get('/admin/login', { headers: { 'user-agent': 'a\\r\\nb' } })
  const id = answer.headers.get('x-request-id')
  const logged = () => logLines(site).filter(({ requestId }) => requestId === id)
  await expect.poll(logged, { timeout: 5000 }).toHaveLength(1)
  expect(logged()[0]).toMatchObject({ method: 'GET', path: '/admin/login', status: 200 })
})

test('an https site asks browsers to stay there, and its trusted proxy is believed, no other', async () => {
  const trusting = await siteForTest({ SITE_URL: 'https://www.escola.example', TRUST_PROXY: '1' })
  const home = await fetch(`${trusting.url}/`)
  expect(home.headers.get('strict-transport-security')).toContain('max-age=31536000')

  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  const addressLogged = async (at: SiteProcess) => {
    await fetch(`${at.url}/privacidade`, { headers })
    const visits = () => logLines(at).filter(({ path }) => path === '/privacidade')
    await expect.poll(visits).toHaveLength(1)
    return visits()[0]?.ip
  }
  expect(await addressLogged(trusting)).toBe('198.51.100.7')
  expect(await addressLogged(site)).toBe('127.0.0.1')
})

test('a client that never ends its headers does not hold up others', async () => {
  const slow = connect(site.port, '127.0.0.1')
  await once(slow, 'connect')
  slow.write('GET / HTTP/1.1\r\nHost: x\r\n')
  expect((await get('/', { signal: AbortSignal.timeout(20_000) })).status).toBe(200)
  expect(slow.readyState).toBe('open')
  slow.destroy()
})
