import { expect, test } from 'vitest'
import { keyedMutex } from '#adapters/firestore/keyed-mutex.ts'

const patient = new AbortController().signal

/** A key that is taken until `free` is called. */
function aTakenKey(mutex = keyedMutex()) {
  const { promise, resolve } = Promise.withResolvers<void>()
  void mutex.withLock('festa', () => promise, patient)
  return { mutex, free: resolve }
}

test('for one key one works at a time, in the order of asking, whatever became of the one before', async () => {
  const { withLock } = keyedMutex()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    seen.push(`${name} ends`)
    if (name === 'a') throw new Error('a failed')
  }
  const all = ['a', 'b', 'c'].map((name) => withLock('festa', work(name), patient))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('keys do not wait for one another', async () => {
  const { mutex, free } = aTakenKey()
  expect(await mutex.withLock('formatura', async () => 'done', patient)).toBe('done')
  free()
})

test('work whose caller gave up while it waited is never done', async () => {
  const { mutex, free } = aTakenKey()
  const caller = new AbortController()
  let done = false
  const given = mutex.withLock(
    'festa',
    async () => {
      done = true
    },
    caller.signal,
  )
  caller.abort(new Error('gave up'))
  await expect(given).rejects.toThrow('gave up')
  const after = mutex.withLock('festa', async () => done, patient)
  free()
  expect(await after).toBe(false)
})

test('a queue that is full refuses at once, and one who gave up makes room', async () => {
  const { mutex, free } = aTakenKey(keyedMutex(2))
  const caller = new AbortController()
  const one = mutex.withLock('festa', async () => 1, caller.signal)
  const two = mutex.withLock('festa', async () => 2, patient)
  await expect(mutex.withLock('festa', async () => 3, patient)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'O banco de dados está ocupado. Tente novamente em instantes.',
  })
  caller.abort(new Error('gave up'))
  await expect(one).rejects.toThrow('gave up')
  const four = mutex.withLock('festa', async () => 4, patient)
  free()
  expect(await Promise.all([two, four])).toEqual([2, 4])
})

test('idle waits for all that works and waits', async () => {
  const { mutex, free } = aTakenKey()
  let done = false
  void mutex.withLock(
    'festa',
    async () => {
      done = true
    },
    patient,
  )
  const idle = mutex.idle().then(() => done)
  free()
  expect(await idle).toBe(true)
})
