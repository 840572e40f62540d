import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

let site: SiteProcess

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)

function sendRaw(request: string): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test('two Host headers are refused, on a cached page too', async () => {
  const twice = (path: string) =>
    sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`)
  await get('/about')
  for (const path of ['/about', '/admin/login']) {
    expect(await twice(path), path).toMatch(/^HTTP\/1\.1 400/)
  }
})

test('a range of bytes is a part, a range of anything else is the whole', async () => {
  const page = await (await get('/')).text()
  const file = page.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  const ranged = async (range: string) => (await get(file, { headers: { range } })).status
  expect(await ranged('bytes=0-9')).toBe(206)
  expect(await ranged('pages=1-2')).toBe(200)
  expect(await ranged('bytes=abc')).toBe(200)
})

test('a client that leaves in the middle of its body is no fault of the site', async () => {
  const client = connect(site.port, '127.0.0.1')
  client.write(
    'POST /admin/login HTTP/1.1\r\nHost: x\r\nUser-Agent: leaving\r\nContent-Length: 99\r\n\r\nemail=a',
  )
  const lines = () => site.output().log.split('\n').slice(before)
  const before = site.output().log.split('\n').length
  setTimeout(() => client.destroy(), 200)
  await expect.poll(() => lines().join('\n'), { timeout: 5000 }).toContain('"path":"/admin/login"')
  expect(lines().filter((line) => line.includes('"stack"'))).toEqual([])
})
