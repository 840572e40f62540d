import { expect, test } from 'vitest'
import { createRenderLimit } from '#server/html/render-limit.ts'

test('one document is rendered at a time, in order, and other work gets in between', async () => {
  const limit = createRenderLimit()
  const order: string[] = []
  let running = 0
  const render = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    setImmediate(() => order.push(`between ${name}`))
    order.push(name)
    running -= 1
    return name
  }
  const names = ['a', 'b', 'c']
  expect(await Promise.all(names.map((name) => limit(render(name))))).toEqual(names)
  expect(order.indexOf('between a')).toBeLessThan(order.indexOf('c'))
})

test('beyond forty that wait, the next is refused at once, and there is room again afterwards', async () => {
  const limit = createRenderLimit()
  let finish = () => {}
  const first = limit(() => new Promise<string>((resolve) => (finish = () => resolve('first'))))
  await new Promise((resolve) => setTimeout(resolve, 10))
  const waiting = Array.from({ length: 40 }, (_, n) => limit(async () => n))
  expect(await limit(async () => 'one too many')).toBeNull()
  finish()
  expect(await first).toBe('first')
  expect(await Promise.all(waiting)).toHaveLength(40)
  expect(await limit(async () => 'again')).toBe('again')
})

test('a rendering that fails is told to its own visitor, and the next one goes on', async () => {
  const limit = createRenderLimit()
  const failed = limit(() => Promise.reject(new Error('falha')))
  const next = limit(async () => 'ok')
  await expect(failed).rejects.toThrow('falha')
  expect(await next).toBe('ok')
})
