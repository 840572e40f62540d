import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulShutdown } from '#server/http/graceful-shutdown.ts'

test('a page that a busy machine has not begun to send is waited for, one that is read slowly is not', async () => {
  const shutdown = gracefulShutdown()
  const waiting: ServerResponse[] = []
  const server = createServer(shutdown.track((_, response) => waiting.push(response)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1' }, (answer) => {
        answer.on('data', () => {})
        answer.once('end', () => resolve('whole')).once('error', () => resolve('cut'))
      }).once('error', () => resolve('nothing'))
    })
  const answers = [ask(), ask()]
  await expect.poll(() => waiting.length).toBe(2)
  const closed = shutdown.close(server)
  // Longer than what a slow reader gets.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const [first, second] = waiting
  first?.end('late')
  second?.write('the beginning')
  expect((await Promise.all(answers)).sort()).toEqual(['cut', 'whole'])
  await closed
})
