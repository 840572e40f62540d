import { makeZip } from 'client-zip'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileAllowed } from '#app/routes/files/while-allowed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function* photos(count: number) {
  for (let n = 0; n < count; n += 1) yield { name: `${n}.jpg`, input: new Uint8Array(10) }
}

// tests/rules/visibility asks whether a download ends with its right.
async function* failing() {
  yield* photos(1)
  throw new Error('the disk is gone')
}

test('a download that ends, is left or fails asks no more', async () => {
  const allowed = async () => true
  const whole = await new Response(whileAllowed(makeZip(photos(3)), allowed)).bytes()
  expect(whole.length).toBeGreaterThan(30)
  const left = whileAllowed(makeZip(photos(3)), allowed)
  await expect(left.cancel('left')).rejects.toBe('left')
  const failed = new Response(whileAllowed(makeZip(failing()), allowed)).bytes()
  await expect(failed).rejects.toThrow('the disk is gone')
  expect(vi.getTimerCount()).toBe(0)
})
