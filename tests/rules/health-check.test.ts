import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Services } from '#app/context.ts'
import { healthCheck, rememberHealth } from '#server/http/health-check.ts'
import { siteUrl } from '#tests/sample-data/call-route.ts'

test('the version is told to who is signed in, and to nobody else', async () => {
  const isSignedIn = async (token: string | null) => {
    if (token === 'down') throw new Error('the session store is down')
    return token === 'known'
  }
  const services = { siteUrl, version: '1.0.0', admin: { isSignedIn } } as unknown as Services
  const server = new Hono().get(
    '/',
    healthCheck(async () => 'ok', { ...services, backup: undefined }),
  )
  const told = async (cookie: string) => (await server.request('/', { headers: { cookie } })).json()
  expect(await told('escola-admin=known')).toEqual({ status: 'ok', version: '1.0.0' })
  for (const cookie of ['', 'escola-admin=guessed', 'escola-admin=down']) {
    expect(await told(cookie)).toEqual({ status: 'ok' })
  }
})

test('the stores are asked once in three seconds, however many ask for the health', async () => {
  let clock = 0
  let asked = 0
  const health = rememberHealth(
    async () => {
      asked += 1
      return asked === 2 ? 'unavailable' : 'ok'
    },
    () => clock,
  )
  for (let n = 0; n < 100; n += 1) expect(await health()).toBe('ok')
  expect(asked).toBe(1)
  clock = 3_000
  expect(await Promise.all([health(), health()])).toEqual(['unavailable', 'unavailable'])
  expect(asked).toBe(2)
  clock = 6_000
  expect(await health()).toBe('ok')
})
