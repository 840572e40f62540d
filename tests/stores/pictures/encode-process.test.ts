import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { memoryPhotoStore } from '#adapters/memory/photo-store.ts'
import { memoryBudget } from '#adapters/sharp/memory-budget.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { addPhotos } from '#domain/photos/add-photos.ts'
import type { PictureRefusal } from '#domain/photos/picture-encoder.ts'
import { childrenOf } from '#tests/running-site/process-memory.ts'
import { aDraft, animatedGif, quarters } from '#tests/sample-data/builders.ts'

const slow = animatedGif({ frames: 1000, width: 316, height: 316 })
const children = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('encode-'))

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('the time limit ends the work, frees its place and is logged as what it is', async () => {
  const warn = vi.fn()
  const { encode } = sharpPictureEncoder({ timeLimitMs: 700, warn })
  const started = performance.now()
  const ends = await Promise.all([slow, slow, slow].map(encode))
  expect(ends).toEqual(Array(3).fill({ refused: 'took-too-long' }))
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(children()).toEqual([])
  const details = expect.objectContaining({ failed: 'time', format: 'gif', bytes: slow.length })
  expect(warn.mock.calls).toEqual(Array(3).fill(['a picture was not encoded', details]))
})

test('a process that the system kills is told as a lack of memory, a crash is a fault', async () => {
  const warn = vi.fn()
  const { encode } = sharpPictureEncoder({ warn })
  const killed = encode(slow)
  await vi.waitUntil(() => children().length === 1)
  process.kill(children()[0] ?? 0, 'SIGKILL')
  expect(await killed).toEqual({ refused: 'too-much-memory' })

  const crashed = encode(slow)
  await vi.waitUntil(() => children().length === 1)
  process.kill(children()[0] ?? 0, 'SIGSEGV')
  await expect(crashed).rejects.toThrow('SIGSEGV')

  expect(await encode(await quarters())).toMatchObject({ width: 240, height: 160 })
  expect(warn).toHaveBeenCalledTimes(2)
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
  ['too-thin', /^Arquivo festa\.jpg é uma imagem estreita demais: .* 40 vezes/],
  ['too-much-memory', /^Arquivo festa\.jpg precisa de memória demais/],
  ['took-too-long', /^Arquivo festa\.jpg demorou demais para ser processado/],
] satisfies [PictureRefusal['refused'], RegExp][])('%s has a sentence', async (refused, words) => {
  const events = memoryEventStore()
  const now = () => new Date('2026-06-21T12:00:00.000Z')
  const { id } = await events.create(aDraft(), now())
  const file = { name: 'festa.jpg', type: 'image/jpeg', bytes: Buffer.from('x') }
  const ports = {
    events,
    photos: memoryPhotoStore(),
    pictures: { encode: async () => ({ refused }) },
  }
  const outcome = await addPhotos(id, [file], ports, { now })
  expect(outcome).toEqual({ kind: 'refused', sentence: expect.stringMatching(words) })
})
