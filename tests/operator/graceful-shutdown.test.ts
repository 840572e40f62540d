import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#tests/running-site/free-port.ts'
import { logLines } from '#tests/running-site/log-lines.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'

/** Sends the next request as soon as a response has arrived, on one connection, until one is refused. */
async function askWithoutPause(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answered = () =>
    new Promise<boolean>((resolve) => {
      get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(true))).once(
        'error',
        () => resolve(false),
      )
    })
  while (await answered());
}

/** From the signal to the closed stores, according to the site's own log. */
function shutdownTime(site: SiteProcess): number {
  const moment = (message: string) =>
    Date.parse(String(logLines(site).find(({ msg }) => msg === message)?.time))
  return moment('stopped') - moment('stopping')
}

/** An idle machine takes two seconds; waiting for the clients would take a minute. */
const longest = 10_000

test('with busy clients the site stops in seconds, closes its stores and ends with 0', async () => {
  const site = await startSite()
  const paths = ['/healthz', '/eventos', '/nada', '/admin/login']
  const clients = [...paths, ...paths].map((path) => askWithoutPause(site.url + path))
  const idle = connect(site.port, '127.0.0.1')
  const idleClosed = new Promise((resolve) => idle.once('close', resolve))
  const answered = () => Math.min(...paths.map((path) => site.output().log.split(path).length))
  await expect.poll(answered, { timeout: 30_000 }).toBeGreaterThan(10)

  expect(await site.stop()).toBe(0)
  expect(shutdownTime(site)).toBeLessThan(longest)
  await Promise.all(clients)
  await idleClosed
  expect(site.output().log).toContain('"msg":"stopped"')
})

test('what is in flight gets its answer, which says that the connection closes', async () => {
  const site = await startSite()
  const body = new URLSearchParams({ email: 'a@b.example', password: 'errada' })
  const signIn = fetch(`${site.url}/admin/login`, { method: 'POST', body })
  // A sign-in takes a second, whatever its outcome.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const ended = site.stop()
  const answer = await signIn
  expect(answer.headers.get('connection')).toBe('close')
  expect(await answer.text()).toContain('Email ou senha incorretos')
  expect(await ended).toBe(0)
})

test('who reads too slowly is cut off, and the stores are closed all the same', async () => {
  const site = await startSite()
  const slow = connect(site.port, '127.0.0.1')
  slow.on('error', () => {})
  slow.write('GET /eventos HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n')
  await expect.poll(() => site.output().log).toContain('listening')
  expect(await site.stop()).toBe(0)
  expect(shutdownTime(site)).toBeLessThan(longest)
  expect(site.output().log).toContain('"msg":"stopped"')
})

test('when npm alone is told to end, the site ends too', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['run', 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'escola-')) },
    stdio: 'ignore',
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/robots.txt`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 20_000 }).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(answers, { timeout: 30_000 }).toBe(false)
})
