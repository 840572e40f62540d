import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryBudget } from '#adapters/sharp/memory-budget.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { PictureRefusal } from '#domain/photos/picture-encoder.ts'
import { childrenOf } from '#tests/running-site/process-memory.ts'
import { aDraft, animatedGif, phonePhoto, quarters } from '#tests/sample-data/builders.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import { memoryPhotoStore } from '#tests/sample-data/memory-photos.ts'

const slow = animatedGif({ frames: 1000, width: 316, height: 316 })
const children = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('encode-'))

// No test may find an idle process that another test, even one of another file, has left.
beforeEach(async () => {
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => children().length === 0)
})

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('the limit of processor time ends the work, frees its place and is logged as what it is', async () => {
  const warn = vi.fn()
  const { encode } = sharpPictureEncoder({ cpuLimitMs: 200, warn })
  const ends = await Promise.all([slow, slow, slow].map((bytes) => encode(bytes)))
  expect(ends).toEqual(Array(3).fill({ refused: 'took-too-long' }))
  expect(children()).toEqual([])
  const details = expect.objectContaining({ failed: 'cpu', format: 'gif', bytes: slow.length })
  expect(warn.mock.calls).toEqual(Array(3).fill(['a picture was not encoded', details]))
})

test('time that passes while the machine does other work does not count', async () => {
  const { encode } = sharpPictureEncoder({ cpuLimitMs: 1000, warn: () => expect.fail('refused') })
  const encoding = encode(await phonePhoto(400, 300))
  const [child = 0] = await vi.waitUntil(() => children().length > 0 && children())
  process.kill(child, 'SIGSTOP')
  await pause(1500)
  process.kill(child, 'SIGCONT')
  expect(await encoding).toMatchObject({ width: 400, height: 300 })
})

test('a picture that gets no processor is tried again by itself', async () => {
  const warn = vi.fn()
  const { encode } = sharpPictureEncoder({ clockLimitMs: 8000, warn })
  const encoding = encode(await quarters())
  const child = await vi.waitUntil(() => children()[0], { interval: 5 })
  process.kill(child, 'SIGSTOP')
  expect(await encoding).toMatchObject({ width: 240, height: 160 })
  const details = expect.objectContaining({ failed: 'busy', attempt: 1 })
  expect(warn.mock.calls).toEqual([['a picture was not encoded', details]])
}, 30_000)

test('a machine that stays busy is reported as busy, never as a fault of the picture', async () => {
  const { encode } = sharpPictureEncoder({ clockLimitMs: 1000, warn: () => {} })
  const stopAll = setInterval(() => {
    for (const pid of children()) process.kill(pid, 'SIGSTOP')
  }, 5)
  const encoding = encode(await quarters())
  await expect(encoding).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'O servidor está ocupado demais.',
  })
  clearInterval(stopAll)
})

test('a process that the system kills is told as a lack of memory, two crashes are a fault', async () => {
  const warn = vi.fn()
  const { encode } = sharpPictureEncoder({ warn })
  const killed = encode(slow)
  await vi.waitUntil(() => children().length === 1)
  process.kill(children()[0] ?? 0, 'SIGKILL')
  expect(await killed).toEqual({ refused: 'too-much-memory' })

  const crashed = encode(slow)
  for (const attempt of [1, 2]) {
    await vi.waitUntil(() => children().length === 1 && warn.mock.calls.length === attempt)
    process.kill(children()[0] ?? 0, 'SIGSEGV')
  }
  await expect(crashed).rejects.toMatchObject({ cause: { message: /SIGSEGV/ } })

  expect(await encode(await quarters())).toMatchObject({ width: 240, height: 160 })
  expect(warn).toHaveBeenCalledTimes(3)
})

test('a result is let go when its picture is made, not when the process ends', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const { toJpeg } = sharpPictureEncoder()
  const large = await quarters({ width: 400 })
  const results: WeakRef<object>[] = []
  for (let number = 0; number < 5; number += 1) results.push(new WeakRef(await toJpeg(large)))
  expect(children()).toHaveLength(1)
  await vi.waitFor(() => {
    collectGarbage()
    // The last one may still be in the channel.
    expect(results.filter((held) => held.deref()).length).toBeLessThanOrEqual(1)
  })
})

test('memory is lent in the order of asking, and only what is free', async () => {
  const budget = memoryBudget(100)
  const order: string[] = []
  const ask = (name: string, bytes: number) =>
    budget(bytes).then((giveBack) => {
      order.push(name)
      return giveBack
    })
  const first = ask('first', 60)
  const large = ask('large', 80)
  const small = ask('small', 20)
  const giveBack = await first
  await new Promise(setImmediate)
  expect(order).toEqual(['first'])
  giveBack()
  await Promise.all([large, small])
  expect(order).toEqual(['first', 'large', 'small'])
})

test.each([
  ['too-many-frames', /^Arquivo festa\.jpg é uma animação longa demais: .* 1\.000 quadros/],
  ['too-thin', /^Arquivo festa\.jpg é uma imagem estreita demais: .* 40 vezes/],
  ['too-much-memory', /^Arquivo festa\.jpg precisa de memória demais/],
  ['took-too-long', /^Arquivo festa\.jpg demorou demais para ser processado/],
] satisfies [PictureRefusal['refused'], RegExp][])('%s has a sentence', async (refused, words) => {
  const events = eventStore(memoryDocuments())
  const now = () => new Date('2026-06-21T12:00:00.000Z')
  const { id } = await events.create(aDraft(), now())
  const file = { name: 'festa.jpg', type: 'image/jpeg', bytes: Buffer.from('x') }
  const ports = {
    events,
    photos: memoryPhotoStore(),
    pictures: { encode: async () => ({ refused }) },
  }
  const outcome = await addPhotos(id, [file], ports, { now })
  expect(outcome).toMatchObject({ sentences: [expect.stringMatching(words)] })
})
