import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { isServedHost, redirectOtherHosts } from '#server/http/redirect-other-hosts.ts'
import type { Log } from '#server/log.ts'

const siteUrl = 'https://www.escola.example'

test.each([
  'www.escola.example',
  'WWW.Escola.Example',
  'www.escola.example:443',
  'localhost:3000',
  'localhost.',
  'loja.localhost',
  '127.0.0.1:3000',
  '127.8.8.8',
  '[::1]:3000',
  '10.0.0.5:3000',
  '172.31.0.2',
  '192.168.1.20:80',
  '[fd00::5]:3000',
  'site:3000',
  'escola.default.svc.cluster.local',
  'instance-1.internal',
])('%s is served', (host) => {
  expect(isServedHost(host, siteUrl)).toBe(true)
})

test.each([
  'escola.example',
  'www.escola.example.',
  'www.www.escola.example',
  'www.escola.example.malvado.example',
  'localhost.malvado.example',
  '203.0.113.9',
  '172.32.0.1',
  '[2001:db8::1]:3000',
  'malvado.example:3000',
  'www.escola.example:443:80',
  'www.escola.example@malvado.example',
  '127.0.0.1.malvado.example',
  '10.0.0.malvado.example',
])('%s is another host', (host) => {
  expect(isServedHost(host, siteUrl)).toBe(false)
})

type Sent = { method?: string; url?: string; headers: Record<string, string> }

/** 'served', or the headers of the redirect. */
function answerTo(request: Sent, { to = siteUrl, trustedProxies = 0 } = {}) {
  let answer: unknown = 'nothing'
  const logged: object[] = []
  const response = {
    writeHead: (status: number, headers: object) => {
      answer = { status, ...headers }
      return { end: () => {} }
    },
  }
  const log = { info: (line: object) => logged.push(line) } as unknown as Log
  const listener = redirectOtherHosts({ siteUrl: to, trustedProxies, log }, () => {
    answer = 'served'
  })
  const asked = { method: 'GET', url: '/', socket: {}, ...request }
  listener(
    asked as unknown as IncomingMessage,
    response as unknown as ServerResponse & { req: IncomingMessage },
  )
  return { answer, logged }
}

const other = { host: 'malvado.example' }

test('a request for another host is redirected to the same path of the site, for good', () => {
  for (const url of ['/', '/cursos?categoria=online', '/galeria-evento/a%20b?foto=1&x=%C3%A9']) {
    const { answer } = answerTo({ url, headers: other })
    expect(answer).toMatchObject({ status: 308, location: siteUrl + url })
  }
})

test('no path leads to another site, or to a header that cannot be sent', () => {
  for (const url of [
    '//malvado.example/x',
    '/\\malvado.example',
    '/@malvado.example',
    '/a\fb\té',
  ]) {
    const { location } = answerTo({ url, headers: other }).answer as { location: string }
    expect(new URL(location).origin).toBe(siteUrl)
    expect(location).toMatch(/^[\x21-\x7e]+$/)
  }
})

test('a target that is not a path leads to the home page', () => {
  for (const url of ['http://malvado.example/x', '*', '@malvado.example', '.malvado.example']) {
    expect(answerTo({ url, headers: other }).answer).toMatchObject({ location: `${siteUrl}/` })
  }
})

test('a write keeps its method, and its body is not read', () => {
  const { answer } = answerTo({ method: 'POST', url: '/admin/login', headers: other })
  expect(answer).toMatchObject({ status: 308, connection: 'close' })
})

test('health checks and clients that know no host are served', () => {
  expect(answerTo({ url: '/healthz', headers: other }).answer).toBe('served')
  expect(answerTo({ url: '/healthz?x=1', headers: other }).answer).toBe('served')
  expect(answerTo({ url: '/cursos', headers: {} }).answer).toBe('served')
})

test.each(['http://localhost:3000', 'https://www.escola.com.br', 'https://escola.com.br'])(
  'nobody is redirected to %s',
  (to) => {
    expect(answerTo({ headers: other }, { to }).answer).toBe('served')
  },
)

test('a redirect is logged without its path, which may contain a family link', () => {
  const { logged } = answerTo({ url: '/familias/segredo', headers: other })
  expect(logged).toMatchObject([{ method: 'GET', host: 'malvado.example', status: 308 }])
  expect(JSON.stringify(logged)).not.toContain('segredo')
})

test('a trusted proxy may ask by a name of its own, if it says which one the visitor used', () => {
  const headers = { host: 'escola-x1.run.example', 'x-forwarded-host': 'www.escola.example' }
  expect(answerTo({ headers }, { trustedProxies: 1 }).answer).toBe('served')
  expect(answerTo({ headers }).answer).toMatchObject({ status: 308 })
  const twice = { ...headers, 'x-forwarded-host': 'www.escola.example, escola-x1.run.example' }
  expect(answerTo({ headers: twice }, { trustedProxies: 2 }).answer).toBe('served')
  const foreign = { ...headers, 'x-forwarded-host': 'malvado.example' }
  expect(answerTo({ headers: foreign }, { trustedProxies: 1 }).answer).toMatchObject({
    location: `${siteUrl}/`,
  })
})
