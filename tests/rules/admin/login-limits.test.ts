import { expect, test } from 'vitest'
import { loginLimits } from '#domain/admin/login-limits.ts'
import { rateLimit, takeFromAll } from '#domain/admin/rate-limit.ts'

const second = 1000
const start = Date.parse('2026-06-21T12:00:00Z')

function takeAll(limit: ReturnType<typeof rateLimit>, key: string, now: number): number {
  let taken = 0
  while (taken < 1000 && takeFromAll([[limit, key]], now) === 0) taken += 1
  return taken
}

test('a bucket gives its burst, then one at a time, and fills up again', () => {
  const limit = rateLimit({ burst: 3, everyMs: 10 * second })
  expect(takeAll(limit, 'a', start)).toBe(3)
  expect(limit.waitMs('a', start + 1)).toBe(10 * second - 1)
  expect(takeAll(limit, 'a', start + 10 * second)).toBe(1)
  expect(takeAll(limit, 'b', start)).toBe(3)
  expect(takeAll(limit, 'a', start + 60 * second)).toBe(3)
  limit.forget('a')
  expect(takeAll(limit, 'a', start + 60 * second)).toBe(3)
})

test('a clock that was set back makes nobody wait for longer than one step', () => {
  const limit = rateLimit({ burst: 3, everyMs: 10 * second })
  takeAll(limit, 'a', start + 3600 * second)
  expect(limit.waitMs('a', start)).toBe(10 * second)
  expect(takeAll(limit, 'a', start + 10 * second)).toBe(0)
  limit.take('b', start)
  expect(limit.waitMs('b', start - 5)).toBe(0)
})

test('ever new keys fill no memory: those that took longest ago are forgotten', () => {
  const limit = rateLimit({ burst: 1, everyMs: second, size: 3 })
  for (const key of ['a', 'b', 'c', 'd']) limit.take(key, start)
  expect(limit.waitMs('a', start)).toBe(0)
  for (const key of ['b', 'c', 'd']) expect(limit.waitMs(key, start)).toBe(second)
})

test('of several buckets one is taken from each, or from none', () => {
  const [wide, narrow] = [
    rateLimit({ burst: 9, everyMs: 1 }),
    rateLimit({ burst: 1, everyMs: second }),
  ]
  const take = () =>
    takeFromAll(
      [
        [wide, 'a'],
        [narrow, 'a'],
      ],
      start,
    )
  expect([take(), take(), take()]).toEqual([0, second, second])
  expect(takeAll(wide, 'a', start)).toBe(8)
})

/** How many of `count` attempts, 5 ms apart, are verified. */
async function verified(
  count: number,
  sender: (n: number) => { ip: string; email: string; knownBrowser?: string },
): Promise<number> {
  const limits = loginLimits()
  let heard = 0
  for (let n = 0; n < count; n += 1) {
    const attempt = { knownBrowser: null, ...sender(n), now: start + n * 5 }
    await limits.password(attempt, async () => {
      heard += 1
    })
  }
  return heard
}

const newIp = (n: number) => `10.${n >> 8}.${n & 255}.1`

test('two hundred guesses a second from one IP block: six in a minute', async () => {
  const ip = (n: number) => `2001:db8:1:2::${n.toString(16)}`
  expect(await verified(12_001, (n) => ({ ip: ip(n), email: `e${n}@x` }))).toBe(6)
})

test('from ever new IPs at one account: its burst, then one in thirty seconds', async () => {
  expect(await verified(12_001, (n) => ({ ip: newIp(n), email: 'a@x' }))).toBe(12)
})

test('from ever new IPs at ever new e-mails: five a second', async () => {
  expect(await verified(2_001, (n) => ({ ip: newIp(n), email: `e${n}@x` }))).toBe(20 + 50)
})

test('from a known browser: six in a minute, whatever its IP and e-mail', async () => {
  const of = (n: number) => ({ ip: newIp(n), email: `e${n}@x`, knownBrowser: 'browser' })
  expect(await verified(12_001, of)).toBe(6)
})

test('challenges and responses of passkeys are limited by IP, then for all strangers together', () => {
  const limits = loginLimits()
  const allowed = (count: number, of: (n: number) => { ip: string; knownBrowser: string | null }) =>
    Array.from({ length: count }, (_, n) => limits.passkeyWaitMs(of(n), start)).filter(
      (waitMs) => waitMs === 0,
    ).length
  expect(allowed(100, () => ({ ip: '192.0.2.1', knownBrowser: null }))).toBe(20)
  expect(allowed(1000, (n) => ({ ip: newIp(n), knownBrowser: null }))).toBe(180)
  expect(allowed(100, () => ({ ip: '192.0.2.1', knownBrowser: 'browser' }))).toBe(20)
})
