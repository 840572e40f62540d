import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { sendBytes, statusOf } from '#tests/http-clients/raw-request.ts'
import { publicPages } from '#tests/http-clients/site-routes.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const isServed = async () =>
  (await fetch(`${site.url}/eventos`, { signal: AbortSignal.timeout(20_000) })).status === 200

const pages = [
  ...publicPages,
  ...['/nada', '/sitemap.xml', '/robots.txt', '/site.webmanifest', '/cursos/', '/cursos.data'],
]

test('two hundred clients that never finish their request leave others served', async () => {
  const slow = await Promise.all(
    Array.from({ length: 200 }, async (_, number) => {
      const client = connect(site.port, '127.0.0.1')
      await once(client, 'connect')
      client.on('error', () => {})
      client.write(
        number % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Lento: a'
          : 'POST /admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nabc',
      )
      return client
    }),
  )
  for (let round = 0; round < 10; round += 1) expect(await isServed()).toBe(true)
  expect(slow.filter(({ readyState }) => readyState === 'open')).toHaveLength(200)
  for (const client of slow) client.destroy()
  expect(await isServed()).toBe(true)
})

const line = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'
const malformed: [string, string][] = [
  ['a header of 20 KB', `GET / ${line}X-Grande: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a thousand headers', `GET / ${line}${'X-Muitos: aaaaaaaaaaaa\r\n'.repeat(1000)}\r\n`],
  ['an address of 20 KB', `GET /${'a'.repeat(20_000)} ${line}\r\n`],
  ['TRACE', `TRACE / ${line}X-Segredo: eco-do-cabecalho\r\n\r\n`],
  ['TRACK', `TRACK / ${line}\r\n`],
  ['a broken percent sign', `GET /%E0%A4%A ${line}\r\n`],
  ['a percent sign alone', `GET /% ${line}\r\n`],
  ['a NUL byte', `GET /%00 ${line}\r\n`],
  ['an overlong slash', `GET /%c0%af..%c0%afetc%c0%afpasswd ${line}\r\n`],
  ['two lengths', `POST / ${line}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc`],
  [
    'length and chunks',
    `POST / ${line}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a folded header', `GET / ${line}X-Dobra: a\r\n b\r\n\r\n`],
  ['a control character', `GET / ${line}X-Controle: a\x01b\r\n\r\n`],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an unknown version of HTTP', 'GET / HTTP/9.9\r\n\r\n'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
]

test.each(malformed)(
  '%s is answered 4xx, echoes nothing, and the next visitor is served',
  async (_, bytes) => {
    const answer = await sendBytes(site.port, bytes)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
    expectNoInternals(answer)
    expect(answer).not.toContain('eco-do-cabecalho')
    expect(await isServed()).toBe(true)
  },
)

test('a request for a tunnel ends the connection without an answer', async () => {
  expect(await sendBytes(site.port, 'CONNECT a.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  expect(await isServed()).toBe(true)
})

test('no text of a header reaches a page, an address or a redirect', async () => {
  const forged = [
    'Host: malvado.example',
    'X-Forwarded-Host: malvado.example',
    'X-Forwarded-Proto: malvado',
    'X-Forwarded-Server: malvado.example',
    'X-Forwarded-For: <script>malvado</script>',
    'X-Original-URL: /malvado',
    'X-Rewrite-URL: /malvado',
    'Forwarded: for=malvado;host=malvado.example',
    'Origin: https://malvado.example',
    'Referer: https://malvado.example/',
    'User-Agent: malvado',
    'Accept-Language: malvado',
  ].join('\r\n')
  for (const path of pages) {
    const request = `GET ${path} HTTP/1.1\r\n${forged}\r\nConnection: close\r\n\r\n`
    const answer = await sendBytes(site.port, request)
    expect(statusOf(answer), path).toBeGreaterThanOrEqual(200)
    expect(answer.toLowerCase(), path).not.toContain('malvado')
    expect((await (await fetch(site.url + path)).text()).toLowerCase(), path).not.toContain(
      'malvado',
    )
  }
})

test.each(['"><script>x</script>', 'a b', 'escola.example:99999', '[::1', 'é'])(
  'the host %j changes no page and breaks none',
  async (host) => {
    const answer = await sendBytes(
      site.port,
      `GET /cursos HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
    expect([200, 400]).toContain(statusOf(answer))
    expect(answer).not.toContain('<script>x')
    expectNoInternals(answer)
    expect(await isServed()).toBe(true)
  },
)
