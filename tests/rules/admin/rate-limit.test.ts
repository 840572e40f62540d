import { expect, test } from 'vitest'
import { rateLimitByKey } from '#domain/admin/rate-limit.ts'

const limits = { each: { burst: 2, perSecond: 1 }, all: { burst: 5, perSecond: 5 }, size: 3 }

test('each key has its own bucket, and what it refuses takes nothing from the others', () => {
  const allowed = rateLimitByKey(limits)
  for (let n = 0; n < 100; n += 1) expect(allowed('a', 0)).toBe(n < 2)
  expect(allowed('b', 0)).toBe(true)
  expect(allowed('a', 1000)).toBe(true)
  expect(allowed('a', 1000)).toBe(false)
})

test('ever new keys share one bound, and the oldest are forgotten', () => {
  const allowed = rateLimitByKey(limits)
  const answers = Array.from({ length: 8 }, (_, n) => allowed(`key-${n}`, 0))
  expect(answers.filter(Boolean)).toHaveLength(5)
  allowed('key-5', 1000)
  allowed('key-5', 1000)
  expect(allowed('key-5', 1000)).toBe(false)
  for (const other of ['x', 'y', 'z']) allowed(other, 2000)
  expect(allowed('key-5', 2000)).toBe(true)
})
