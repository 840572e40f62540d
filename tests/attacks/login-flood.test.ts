// Row 33 of the threats: a flood of sign-in attempts.

import { Agent } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import { softwareAuthenticator } from '#tests/http-clients/software-authenticator.ts'
import {
  type AdminSite,
  adminBrowser,
  adminEmail,
  adminPassword,
  type Jar,
  signIn,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { residentMemory } from '#tests/running-site/process-memory.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { expectIntact } from './intact-site.ts'

/** `npm run bench` measures 200: here several files of tests share the machine. */
const attemptsPerSecond = 100
/** Each takes a second: on a machine that cannot keep up, no more than this run at once. */
const mostAtOnce = 110

/** A third from one IP, a third from a new IP each, a third with a new e-mail each as well. */
function sender(n: number): { ip: string; email: string } {
  if (n % 3 === 0) return { ip: '203.0.113.66', email: adminEmail }
  const newIp = n % 2 ? `10.${(n >> 8) & 255}.${n & 255}.1` : `2001:db8:${n >> 8}:${n & 255}::1`
  return { ip: newIp, email: n % 3 === 1 ? adminEmail : `e${n}@x.example` }
}

/** Connections stay open, so that the flood costs the machine less than the site's own work. */
function flood({ port }: AdminSite) {
  const statuses = new Map<number, number>()
  const running = new Set<Promise<unknown>>()
  const agent = new Agent({ keepAlive: true })
  let n = 0
  async function attempt(number: number): Promise<void> {
    const { ip, email } = sender(number)
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': ip,
    }
    const body = [String(new URLSearchParams({ email, password: 'x' }))]
    const login = { path: '/admin/login', method: 'POST', headers, body, agent }
    // An attacker's own broken connections prove nothing.
    const answer = await rawRequest(port, login).catch(() => null)
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  const timer = setInterval(() => {
    for (let of20ms = 0; of20ms < attemptsPerSecond / 50; of20ms += 1) {
      if (running.size >= mostAtOnce) return
      const sent = attempt(++n).finally(() => running.delete(sent))
      running.add(sent)
    }
  }, 20)
  const end = async () => {
    clearInterval(timer)
    await Promise.all(running)
    agent.destroy()
  }
  return { statuses, end }
}

test('a hundred attempts a second write nothing, and a known browser and a passkey get in', async () => {
  const site = await adminSiteForTest({ TRUST_PROXY: '1' })
  const jar = await signIn(site)
  const passkey = await addPasskey(site, jar)
  const database = new DatabaseSync(join(site.dataDir, 'escola.db'), { readOnly: true })
  // Differs after any commit of the site.
  const version = () => database.prepare('PRAGMA data_version').get()?.data_version
  const before = version()
  const memory = residentMemory(site)
  const started = performance.now()

  const attack = flood(site)
  await pause(1_000)
  expect(version()).toBe(before)
  // How many seconds it takes is for `npm run bench`: here the machine may be busy with other tests.
  const known = { 'escola-aparelho': jar['escola-aparelho'] ?? '' }
  expect((await tryLogin(site, { jar: known, ...from('203.0.113.66') })).status).toBe(302)
  expect((await enterWithPasskey(site, passkey, '203.0.113.66')).status).toBe(302)
  await attack.end()
  const seconds = (performance.now() - started) / 1000
  database.close()

  const { statuses } = attack
  // A busy machine may have no room to render some of the refusals.
  expect([401, 429, 503]).toEqual(expect.arrayContaining([...statuses.keys()]))
  expect(statuses.get(429)).toBeGreaterThan(50)
  expect(statuses.get(401)).toBeLessThanOrEqual(20 + 5 * seconds)
  expect(residentMemory(site) - memory).toBeLessThan(300)
  await expectIntact(site)
})

type Passkey = ReturnType<typeof softwareAuthenticator>

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })

async function addPasskey(site: AdminSite, jar: Jar): Promise<Passkey> {
  const key = softwareAuthenticator(`http://localhost:${site.port}`)
  const admin = adminBrowser(site, jar)
  const asked = await admin.post('/admin/conta/chaves/opcoes', { senha: adminPassword })
  const { options } = (await asked.json()) as { options: object }
  const fields = { resposta: key.create(options), nome: 'Celular' }
  const added = await admin.post('/admin/conta/chaves', fields)
  expect(added.headers.get('location')).toBe('/admin/conta?aviso=chave-criada')
  return key
}

async function enterWithPasskey(site: AdminSite, key: Passkey, ip: string): Promise<Response> {
  const browser = adminBrowser(site, {})
  const asked = await browser.get('/admin/login/chave', from(ip))
  const { options } = (await asked.json()) as { options: object }
  const body = new URLSearchParams({ resposta: key.use(options) })
  return browser.ask('/admin/login/chave', { method: 'POST', body, ...from(ip) })
}
