import { expect, test, vi } from 'vitest'
import { whileAllowed } from '#app/routes/files/while-allowed.ts'

test('a download whose right ends is cut off within two seconds, even if nobody reads it', async () => {
  vi.useFakeTimers()
  let isAllowed = true
  const cancelled = vi.fn()
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: cancelled,
  })
  const reader = whileAllowed(endless, async () => isAllowed).getReader()
  for (let second = 0; second < 10; second += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    expect((await reader.read()).value).toHaveLength(10)
  }
  isAllowed = false
  await vi.advanceTimersByTimeAsync(2000)
  await expect(reader.read()).rejects.toThrow('has ended')
  expect(cancelled).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('a download that ends or is left asks no more', async () => {
  vi.useFakeTimers()
  const one = () => new Response('x').body as ReadableStream<Uint8Array>
  expect(await new Response(whileAllowed(one(), async () => true)).text()).toBe('x')
  await whileAllowed(one(), async () => true).cancel()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
