import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newKnownBrowser } from '#domain/admin/known-browser.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import {
  type AdminSite,
  adminEmail,
  adminPassword,
  inStores,
  type Jar,
  jarOf,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { residentMemory } from '#tests/running-site/process-memory.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { expectIntact } from './intact-site.ts'

// tests/rules/admin covers the limits themselves; this file covers what only HTTP shows.

let site: AdminSite

// Behind a proxy each test can use its own IPs, so that none slows another down.
const start = async () => {
  site = await startAdminSite({ TRUST_PROXY: '1' })
}
beforeAll(start)
// A retry must not be slowed by the failures of the first run.
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await site.stop()
    await start()
  })
})
afterAll(() => site.stop())

const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } })
const wrong = (ip: string, jar: Jar = {}) =>
  tryLogin(site, { email: `${ip}@x.example`, password: 'errada', jar, ...from(ip) })
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index))

/** The free attempts are verified; on a slow machine one wait may end meanwhile, which allows one more. */
function expectSlowed(answers: Response[], free = 5) {
  const heard = statuses(answers).filter((status) => status === 401).length
  expect(heard).toBeGreaterThanOrEqual(free)
  expect(heard).toBeLessThanOrEqual(free + 1)
  const refused = statuses(answers).filter((status) => status === 429).length
  expect(refused).toBe(answers.length - heard)
}

test('of thirty attempts at once from one IP five are heard, the others must wait', async () => {
  const memory = residentMemory(site)
  const answers = await Promise.all(times(30, () => wrong('10.0.0.1')))
  expectSlowed(answers)
  expect(residentMemory(site) - memory).toBeLessThan(300)
  const waiting = answers.find(({ status }) => status === 429)
  expect(Number(waiting?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(waiting?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await waiting?.text()).toContain('Muitas tentativas seguidas. Aguarde')
  await expectIntact(site)
})

test('a forged forwarding header gives no new IP, without a proxy or behind one', async () => {
  const alone = await adminSiteForTest()
  const sent = (n: number) =>
    tryLogin(alone, { email: `e${n}@x.example`, password: 'errada', ...from(`10.4.0.${n}`) })
  expectSlowed(await Promise.all(times(12, sent)))
  expectSlowed(await Promise.all(times(12, (n) => wrong(`1.2.3.${n}, 10.5.0.1`))))
  await expectIntact(alone)
})

test('a browser that signed in elsewhere or before a restart is known, a forged cookie is not', async () => {
  const { 'escola-aparelho': known = '' } = jarOf(await tryLogin(site, from('10.3.1.1')))
  const other = await adminSiteForTest({ DATA_DIR: site.dataDir })
  const enter = (cookie: string) => tryLogin(other, { jar: { 'escola-aparelho': cookie } })
  await Promise.all(times(12, () => tryLogin(other, { password: 'errada' })))
  const forged = known.replace(/.{64}$/, '0'.repeat(64))
  expect(statuses(await Promise.all([known, forged, ''].map(enter)))).toEqual([302, 429, 429])
  await expectIntact(other)
})

test('a known and an unknown e-mail are refused with the same words after the same time', async () => {
  // Each known browser has five attempts of its own.
  const browsers = await knownBrowsers(6)
  const timed = async (email: string, browser = '') => {
    const started = performance.now()
    const jar = { 'escola-aparelho': browser }
    const answer = await tryLogin(site, { email, password: 'errada', jar, ...from('10.7.0.1') })
    const ms = performance.now() - started
    return { status: answer.status, ms, body: (await answer.text()).replaceAll(email, 'E-MAIL') }
  }
  const pairs: Awaited<ReturnType<typeof timed>>[][] = []
  for (let n = 0; n < 12; n += 1) {
    const known = () => timed(adminEmail, browsers[n % 3])
    const unknown = () => timed('ninguem@escola.example', browsers[3 + (n % 3)])
    // A busy site serves the first request first, so each e-mail is first in half of the pairs.
    const pair = n % 2 === 0 ? [known(), unknown()] : [unknown(), known()].reverse()
    pairs.push(await Promise.all(pair))
  }
  const all = pairs.flat()
  expect([...new Set(all.map(({ status }) => status))]).toEqual([401])
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect(Math.min(...all.map(({ ms }) => ms))).toBeGreaterThanOrEqual(990)
  // A real difference shows in nearly every pair; noise from the machine affects either side.
  const apart = pairs.map(([known, unknown]) => (known?.ms ?? 0) - (unknown?.ms ?? 0))
  const later = apart.filter((ms) => ms > 0).length
  const isOneSided = Math.max(later, apart.length - later) >= 11
  const differ = isOneSided && Math.abs(median(apart)) > 20
  expect(differ, apart.map(Math.round).join()).toBe(false)
}, 90_000)

/** As if the admin had signed in with so many browsers. */
async function knownBrowsers(count: number): Promise<string[]> {
  const account = await inStores(site, (stores) => stores.accounts.find('admin'))
  const newToken = () => randomBytes(32).toString('base64url')
  const cookie = () => newKnownBrowser(account?.generation ?? '', { now: new Date(), newToken })
  return Promise.all(times(count, cookie))
}

function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}

const form = 'application/x-www-form-urlencoded'
test.concurrent.each([
  ['an empty form', form, '', 400],
  ['no password', form, 'email=a%40b.example', 400],
  ['two e-mails', form, 'email=a&email=b&password=c', 400],
  ['a list', form, 'email[]=a&password[]=b', 400],
  ['an e-mail that is an object', form, 'email[$ne]=&password[$ne]=', 400],
  ['NUL', form, 'email=a%00%40b.example&password=%00', 401],
  ['half a surrogate', form, 'email=%ED%A0%80&password=%ED%A0%80', 401],
  ['markup', form, 'email=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&password=x', 401],
  ['SQL', form, "email=' OR 1=1 --&password=' OR '1'='1", 401],
  ['a password of 60 000 signs', form, `email=a&password=${'x'.repeat(60_000)}`, 400],
  ['a password of a megabyte', form, `email=a&password=${'x'.repeat(1024 * 1024)}`, 413],
  ['JSON', 'application/json', JSON.stringify({ email: adminEmail, password: adminPassword }), 400],
  ['text', 'text/plain', `email=${adminEmail}&password=${adminPassword}`, 400],
  ['XML', 'text/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 400],
  ['multipart without a boundary', 'multipart/form-data', 'x', 400],
  ['multipart that ends early', 'multipart/form-data; boundary=x', '--x\r\ncontent-', 400],
])('%s sent to the login: plain words, no session', async (name, type, body, status) => {
  const answer = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, 'x-forwarded-for': `10.9.0.${name.length}${name}` },
    body,
  })
  const page = await answer.text()
  expect(answer.status).toBe(status)
  expect(answer.headers.getSetCookie()).toEqual([])
  expectNoInternals(page)
  expect(page).not.toContain('<script>alert')
  expect(page).toMatch(/Informe o e-mail e a senha|Email ou senha incorretos|os dados enviados/i)
  await expectIntact(site)
})

test('a login in chunks is a login, and one without an end is cut off', async () => {
  expect(
    await inChunks([`email=${encodeURIComponent(adminEmail)}&`, `password=${adminPassword}`]),
  ).toBe(302)
  expect(await inChunks(times(200, () => 'x'.repeat(1024)))).toBe(413)
  await expectIntact(site)
})

async function inChunks(body: string[]): Promise<number> {
  const headers = { 'content-type': form, 'x-forwarded-for': '10.10.0.1' }
  const login = { path: '/admin/login', method: 'POST', headers, body }
  return (await rawRequest(site.port, login)).status
}

// tests/rules/admin/admin-auth.test.ts tries the rule with more of them.
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  '/admin\r\nset-cookie: a=b',
]

test.concurrent.each(elsewhere)('after signing in, %j leads to the panel', async (wanted) => {
  const answer = await fetch(`${site.url}/admin/login?volta=${encodeURIComponent(wanted)}`, {
    method: 'POST',
    redirect: 'manual',
    // Each from its own IP: several at once from one IP would have to wait.
    headers: { 'x-forwarded-for': `10.30.0.${elsewhere.indexOf(wanted)}` },
    body: new URLSearchParams({ email: adminEmail, password: adminPassword }),
  })
  expect(answer.status, await answer.text()).toBe(302)
  expect(answer.headers.get('location')).toBe('/admin#entrou')
  expect(answer.headers.getSetCookie()).toHaveLength(2)
})

test('a page of the admin area is where the admin gets back to', async () => {
  const answer = await fetch(`${site.url}/admin/login?volta=/admin/evento/ab_-9/fotos`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': '10.11.0.1' },
    body: new URLSearchParams({ email: adminEmail, password: adminPassword }),
  })
  expect(answer.headers.get('location')).toBe('/admin/evento/ab_-9/fotos#entrou')
})
