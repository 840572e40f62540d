import { expect, test } from 'vitest'
import { workQueue } from '#adapters/sharp/work-queue.ts'

test('two pictures at a time, first come, first served', async () => {
  const queue = workQueue(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const job = (n: number) => async () => {
    started.push(n)
    running += 1
    most = Math.max(most, running)
    await new Promise((rest) => setTimeout(rest, n % 2 === 0 ? 5 : 1))
    running -= 1
    return n
  }
  const done = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((n) => queue(job(n))))
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
})

test('a job that fails gives its place to the next', async () => {
  const queue = workQueue(1)
  const fails = queue(() => Promise.reject(new Error('broken')))
  const next = queue(async () => 'done')
  await expect(fails).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await queue(async () => 'again')).toBe('again')
})
