import { expect, test, vi } from 'vitest'
import { inStores } from '#tests/running-site/admin-client.ts'
import { childrenOf } from '#tests/running-site/process-memory.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, animatedGif, cameraJpeg, quarters } from '#tests/sample-data/builders.ts'

const { site, browser } = await signedInSite()
const { id: eventId } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))

test('the built site encodes a photo, and says of thin and cut pictures what they are', async () => {
  expect(await browser.upload(eventId, [{ bytes: await cameraJpeg() }])).toEqual({ saved: 1 })
  const thin = {
    name: 'fina.png',
    type: 'image/png',
    bytes: await quarters({ width: 1000, height: 1 }),
  }
  expect(await browser.upload(eventId, [thin])).toMatchObject({
    refused: expect.stringContaining('Arquivo fina.png é uma imagem estreita demais'),
  })
  const gif = animatedGif({ frames: 40 })
  const cut = { name: 'cortado.gif', type: 'image/gif', bytes: gif.subarray(0, gif.length / 2) }
  expect(await browser.upload(eventId, [cut])).toMatchObject({
    refused: expect.stringContaining('Arquivo cortado.gif não é uma imagem válida'),
  })
})

test('a picture whose process is killed is refused in words, logged, and the next one is taken', async () => {
  const bytes = animatedGif({ frames: 1000, width: 316, height: 316 })
  const idle = new Set(childrenOf(site.child.pid ?? 0))
  for (const pid of idle) process.kill(pid, 'SIGKILL')
  const sent = browser.upload(eventId, [{ name: 'pesada.gif', type: 'image/gif', bytes }])
  const started = () => childrenOf(site.child.pid ?? 0).find((pid) => !idle.has(pid))
  await vi.waitUntil(started, { timeout: 10_000 })
  process.kill(started() ?? 0, 'SIGKILL')
  expect(await sent).toMatchObject({
    refused: expect.stringContaining('Arquivo pesada.gif precisa de memória demais'),
  })
  await expect
    .poll(() => site.output().log)
    .toMatch(/"failed":"memory".*"msg":"a picture was not encoded"/)
  expect(await browser.upload(eventId, [{ bytes: await cameraJpeg() }])).toEqual({ saved: 1 })
})

test('a stop lets no process behind', async () => {
  const children = childrenOf(site.child.pid ?? 0)
  expect(children.length).toBeGreaterThan(0)
  await site.stop()
  const alive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  await vi.waitUntil(() => !children.some(alive), { timeout: 5000 })
})
