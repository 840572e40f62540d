// Row 32 of the threats: what the limits of the nginx example let through, and what they slow.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { startNginx } from '#tests/proxies/proxies.ts'
import {
  type AdminSite,
  adminBrowser,
  inStores,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'

let site: AdminSite

beforeAll(async () => {
  site = await startAdminSite({ TRUST_PROXY: '1' })
})
afterAll(() => site.stop())

/** A new nginx, so that its counts start with the test. */
async function freshNginx() {
  const proxy = await startNginx(
    (_, port) => `include ${resolve('deploy/nginx-limits.conf')};
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 1100m;
      location / {
        proxy_pass http://127.0.0.1:${site.port};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_request_buffering off;
      }
    }`,
  )
  onTestFinished(proxy.stop)
  return proxy
}

test('an upload and a gallery of 60 photos pass', async () => {
  const proxy = await freshNginx()
  const browser = adminBrowser(proxy, await signIn(proxy))
  const { id } = await inStores(site, ({ events }) => events.create(aDraft(), new Date()))
  const bytes = await cameraJpeg({ width: 24, height: 16 })
  const files = Array.from({ length: 4 }, () => ({ bytes }))
  expect(await browser.upload(id, files)).toEqual({ saved: 4 })

  const gallery = await fetch(`${proxy.url}/galeria-evento/${id}?todas`)
  const assets = (await gallery.text()).match(/\/assets\/[\w.-]+/g) ?? []
  const photos = (await inStores(site, ({ events }) => events.one(id)))?.fotos ?? []
  // As many requests as a gallery of 60 photos makes: the limits count requests.
  const addresses = [
    ...new Set(assets),
    ...Array(15)
      .fill(photos.map(({ url }) => url))
      .flat(),
  ]
  expect(addresses.length).toBeGreaterThan(60)
  const answers = await Promise.all(addresses.map((path) => fetch(proxy.url + path)))
  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
})

test('a flood over 50 connections is held to its rate', async () => {
  const proxy = await freshNginx()
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 700 }, () => rawRequest(proxy.port, { path: '/nao-existe', agent })),
  )
  agent.destroy()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  // 500 at once, the others at 100 a second.
  expect(performance.now() - started).toBeGreaterThan(1_800)
})

const guessesReached = () => site.output().log.match(/"path":"\/admin\/login"/g)?.length ?? 0

test('guesses beyond the first twenty are refused before they reach the site', async () => {
  const proxy = await freshNginx()
  const before = guessesReached()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => tryLogin(proxy, { password: 'palpite' })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(30)
  const reached = guessesReached() - before
  expect(reached).toBeGreaterThan(0)
  expect(reached).toBeLessThan(30)
  expect((await fetch(`${proxy.url}/eventos`)).status).toBe(200)
})

test('certbot finds its file on port 80, and visitors are sent to https', async () => {
  const [block = ''] = /^server \{.*?^\}/ms.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? []
  const proxy = await startNginx((folder, port) => {
    const challenges = join(folder, 'html/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(join(challenges, 'token'), 'certbot')
    return block
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(/listen \[::\].*;/, '')
      .replace('/var/www/html', join(folder, 'html'))
  })
  onTestFinished(proxy.stop)
  const asked = (path: string) => fetch(proxy.url + path, { redirect: 'manual' })
  expect(await (await asked('/.well-known/acme-challenge/token')).text()).toBe('certbot')
  const visit = await asked('/cursos?categoria=online')
  expect([visit.status, visit.headers.get('location')]).toEqual([
    301,
    'https://www.escola.com.br/cursos?categoria=online',
  ])
})
