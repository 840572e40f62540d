import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { logLines } from '#tests/running-site/log-lines.ts'
import { preload } from '#tests/running-site/preload.ts'
import { siteForTest } from '#tests/running-site/site-for-test.ts'
import type { SiteProcess } from '#tests/running-site/site-process.ts'

/** Keeps sending `pipelined` requests in one write, and never reads a response. */
function clientThatNeverReads({ port }: SiteProcess, path: string, pipelined: number) {
  const client: Socket = connect(port, '127.0.0.1').pause()
  const requests = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(pipelined)
  client.write(requests)
  // Only a write notices that the other end has closed.
  const again = setInterval(() => client.write(requests), 20)
  const disconnected = new Promise<void>((resolve) => {
    client.on('error', () => {})
    client.on('close', () => {
      clearInterval(again)
      resolve()
    })
  })
  onTestFinished(() => void client.destroy())
  return { disconnected }
}

const answered = async ({ url }: SiteProcess) =>
  (await fetch(`${url}/eventos`, { signal: AbortSignal.timeout(20_000) })).status

test.each([
  ['cached', '/cursos'],
  ['rendered each time', '/nada'],
])('a thousand pipelined requests for a page that is %s end the connection', async (_, path) => {
  const site = await siteForTest()
  const clients = Array.from({ length: 5 }, () => clientThatNeverReads(site, path, 1000))
  expect(await answered(site)).toBe(200)
  await Promise.all(clients.map(({ disconnected }) => disconnected))
  expect(await answered(site)).toBe(200)
  const handled = logLines(site).filter((line) => line.path === path).length
  expect(handled).toBeGreaterThanOrEqual(5)
  expect(handled).toBeLessThanOrEqual(5 * 21)
})

test('fifty clients that never read are disconnected, and others are served meanwhile', async () => {
  const site = await siteForTest(preload('short-socket-timeouts'))
  await (await fetch(`${site.url}/cursos`)).text()
  const clients = Array.from({ length: 50 }, () => clientThatNeverReads(site, '/cursos', 1))
  for (let round = 0; round < 10; round += 1) expect(await answered(site)).toBe(200)
  await Promise.all(clients.map(({ disconnected }) => disconnected))
  expect(await answered(site)).toBe(200)
})
