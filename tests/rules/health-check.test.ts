import { expect, test } from 'vitest'
import { rememberHealth } from '#server/http/health-check.ts'

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
