import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../site-process.ts'

/** Asks again and again, `atOnce` times in one piece, and is never given an answer to read. */
function deafClient(port: number, path: string, atOnce: number) {
  const client: Socket = connect(port, '127.0.0.1').pause()
  const question = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(atOnce)
  client.write(question)
  // A line that is closed at the other end is noticed by whoever writes to it.
  const again = setInterval(() => client.write(question), 20)
  const cutOff = new Promise<void>((resolve) => {
    client.on('error', () => {})
    client.on('close', () => {
      clearInterval(again)
      resolve()
    })
  })
  onTestFinished(() => void client.destroy())
  return { cutOff }
}

/** A public site that tells how often a page was asked for. */
async function aCountingSite(env: Record<string, string> = {}) {
  const site = await startSite(env)
  onTestFinished(async () => {
    await site.stop()
  })
  const answered = async () => (await fetch(`${site.url}/eventos`)).status
  const asked = (path: string) => site.output().log.split(`"path":"${path}"`).length - 1
  return { ...site, answered, asked }
}

test('whoever asks a thousand times in one breath is cut off before that is worked on', async () => {
  const site = await aCountingSite()
  // One page that is kept in memory, and one that would be rendered each time.
  for (const path of ['/cursos', '/nada']) {
    const clients = Array.from({ length: 5 }, () => deafClient(site.port, path, 1000))
    expect(await site.answered()).toBe(200)
    await Promise.all(clients.map(({ cutOff }) => cutOff))
    expect(await site.answered()).toBe(200)
    expect(site.asked(path)).toBeLessThanOrEqual(5 * 21)
  }
})

test('fifty who ask one by one and never listen keep nobody from being served, and are hung up on', async () => {
  const site = await aCountingSite({
    NODE_OPTIONS: '--import ./tests/preloads/short-socket-timeouts.mjs',
  })
  await (await fetch(`${site.url}/cursos`)).text()
  const clients = Array.from({ length: 50 }, () => deafClient(site.port, '/cursos', 1))
  for (let round = 0; round < 10; round += 1) expect(await site.answered()).toBe(200)
  await Promise.all(clients.map(({ cutOff }) => cutOff))
  expect(await site.answered()).toBe(200)
})
