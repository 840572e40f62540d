import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { countBeacon } from '#server/http/count-beacon.ts'
import { limitRequests } from '#server/http/request-limit.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import { siteUrl } from '#tests/sample-data/call-route.ts'

function counter() {
  let now = 0
  let counted = 0
  const app = new Hono().post(
    '/contagem',
    countBeacon({
      env: { siteUrl, trustedProxies: 1 },
      countable: async () => ({
        siteHost: 'localhost',
        isPage: async () => true,
        isSubject: async () => false,
        isQuestion: async () => false,
      }),
      add: () => {
        counted += 1
      },
      now: () => new Date(now),
    }) as never,
  )
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  return {
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    /** How many of so many beacons from these IPs are counted. */
    send: async (
      count: number,
      ipOf: (n: number) => string,
      headers: Record<string, string> = {},
    ) => {
      const before = counted
      for (let n = 0; n < count; n += 1) {
        const response = await app.request(
          '/contagem',
          {
            method: 'POST',
            body: '/ pagina',
            headers: {
              'content-length': '8',
              'user-agent': 'Mozilla/5.0',
              'x-forwarded-for': ipOf(n),
              ...headers,
            },
          },
          { incoming },
        )
        expect(response.status).toBe(204)
      }
      return counted - before
    },
  }
}

const one = () => '198.51.100.7'

test('an IP block counts 120 at once, then one a second', async () => {
  const { send, wait } = counter()
  expect(await send(200, one)).toBe(120)
  wait(3_000)
  expect(await send(10, one)).toBe(3)
  expect(await send(1, () => '203.0.113.9')).toBe(1)
  expect(await send(200, (n) => `2001:db8:1:2::${n.toString(16)}`)).toBe(120)
})

test('all visitors together count 2,000 at once, then fifty a second', async () => {
  const { send, wait } = counter()
  const many = (n: number) => `10.${n >> 8}.${n & 255}.1`
  expect(await send(2_100, many)).toBe(2_000)
  wait(1_000)
  expect(await send(100, (n) => many(n + 3_000))).toBe(50)
})

test('whoever does not want to be counted, and robots, are not, and use up nothing', async () => {
  const { send } = counter()
  const unwanted: Record<string, string>[] = [
    { 'sec-gpc': '1' },
    { dnt: '1' },
    { 'user-agent': 'Googlebot/2.1' },
    { 'content-length': '2000' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of unwanted) {
    expect(await send(130, one, headers), JSON.stringify(headers)).toBe(0)
  }
  expect(await send(120, one)).toBe(120)
})

test('a route that says so has the limit of the beacon', async () => {
  const app = new Hono<RequestVariables>()
    .use((c, next) => {
      c.set('clientIp', c.req.header('x-forwarded-for') ?? '')
      c.set('route', { handle: { limited: c.req.path === '/comecar' } } as never)
      return next()
    })
    .use(limitRequests({ now: () => new Date(0) }))
    .all('*', (c) => c.text('ok'))
  const send = async (path: string, ip: string) =>
    app.request(path, { method: 'POST', headers: { 'x-forwarded-for': ip } })
  for (let n = 0; n < 120; n += 1) expect((await send('/comecar', one())).status).toBe(200)
  const refused = await send('/comecar', one())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await refused.text()).toContain('visitas demais')
  expect((await send('/comecar', '203.0.113.9')).status).toBe(200)
  expect((await send('/contato', one())).status).toBe(200)
})
