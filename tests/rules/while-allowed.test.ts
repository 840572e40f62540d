import { makeZip } from 'client-zip'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileAllowed } from '#app/routes/files/while-allowed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function* photos(count: number) {
  for (let n = 0; n < count; n += 1) yield { name: `${n}.jpg`, input: new Uint8Array(10) }
}

test('a zip whose right ends is cut off within two seconds, even if nobody reads it', async () => {
  let isAllowed = true
  const zip = whileAllowed(makeZip(photos(1000)), async () => isAllowed).getReader()
  for (let second = 0; second < 10; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    expect((await zip.read()).value?.length).toBeGreaterThan(0)
  }
  isAllowed = false
  await vi.advanceTimersByTimeAsync(2000)
  await expect(zip.read()).rejects.toThrow('has ended')
  expect(vi.getTimerCount()).toBe(0)
})

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
