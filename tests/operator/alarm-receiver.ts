import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export type HeardAlarm = { path: string; alarm: string; body: string; title: string }

/** Stands in for ntfy, healthchecks.io or a webhook. */
export async function alarmReceiver({ status = 200 } = {}) {
  const heard: HeardAlarm[] = []
  const server = createServer(async (request, response) => {
    const { headers, url: path = '' } = request
    const alarm = `${headers['x-alarm']} ${headers['x-alarm-state']}`
    heard.push({ path, alarm, body: await text(request), title: String(headers.title) })
    response.writeHead(status).end('OK')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/canal-secreto`, heard }
}
