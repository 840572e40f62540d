import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn } from '#domain/admin/log-in.ts'
import { accountKey, browserKey } from '#domain/admin/login-delay-key.ts'
import { loginDelays } from '#domain/admin/login-delays.ts'
import type { Stores } from '#server/stores.ts'
import {
  type AdminSite,
  adminEmail,
  adminPassword,
  inStores,
  type Jar,
  jarOf,
  startAdminSite,
  tryLogin,
} from '#tests/admin-client.ts'
import { expectNoInternals } from '#tests/leaked-internals.ts'
import { residentMemory } from '#tests/process-memory.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { adminSiteForTest } from '#tests/site-for-test.ts'
import { expectIntact } from './intact-site.ts'

let site: AdminSite

// Behind a proxy each test has addresses of its own, and none slows another down.
const start = async () => {
  site = await startAdminSite({ TRUST_PROXY: '1' })
}
beforeAll(start)
// A second try must not wait for the failures of the first.
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await site.stop()
    await start()
  })
})
afterAll(() => site.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const wrong = (address: string, jar: Jar = {}) =>
  tryLogin(site, { email: `${address}@x.example`, password: 'errada', jar, ...from(address) })
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index))
const count = <T>(list: T[], wanted: T) => list.filter((one) => one === wanted).length

/** The free attempts are heard; on a slow machine the next few waits may pass meanwhile, no more. */
function expectSlowed(answers: Response[], free: number) {
  const heard = count(statuses(answers), 401)
  expect(heard).toBeGreaterThanOrEqual(free)
  expect(heard).toBeLessThanOrEqual(free + 4)
  expect(count(statuses(answers), 429)).toBe(answers.length - heard)
}

test('of thirty attempts at once from one address five are heard, the others must wait', async () => {
  const memory = residentMemory(site)
  const answers = await Promise.all(times(30, () => wrong('10.0.0.1')))
  expectSlowed(answers, 5)
  expect(residentMemory(site) - memory).toBeLessThan(300)
  const waiting = answers.find(({ status }) => status === 429)
  expect(Number(waiting?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await waiting?.text()).toContain('Muitas tentativas seguidas. Aguarde')
  await expectIntact(site)
})

/** The same site, whose stores were changed while it was stopped. */
async function restartedAfter(
  change: (stores: Stores) => Promise<unknown>,
  site?: AdminSite,
): Promise<AdminSite> {
  const before = site ?? (await adminSiteForTest({ TRUST_PROXY: '1' }))
  await before.stop()
  await inStores(before, change)
  return adminSiteForTest({ TRUST_PROXY: '1', DATA_DIR: before.dataDir })
}

test('of thirty attempts one after the other, ten seconds apart, fewer and fewer are heard', async () => {
  const address = '10.12.0.1'
  // The site's own stores and rules; only the clock is the test's, or this would take five minutes.
  const started = Date.now() - 290_000
  const outcomes: string[] = []
  const site = await restartedAfter(async (stores) => {
    const ports = { ...stores, delays: loginDelays(stores.delays) }
    const newToken = () => randomBytes(32).toString('base64url')
    const attempt = { email: `${address}@x.example`, password: 'errada', address, device: null }
    for (let n = 0; n < 30; n += 1) {
      const now = new Date(started + n * 10_000)
      outcomes.push((await logIn(attempt, ports, { now, newToken })).kind)
    }
    await ports.delays.save()
  })
  expect(count(outcomes, 'too-early') + count(outcomes, 'refused')).toBe(30)
  const heard = outcomes.flatMap((kind, n) => (kind === 'refused' ? [n] : []))
  expect(heard).toEqual([...times(9, (n) => n), 10, 14, 21])

  // From there not even the right password is heard; from elsewhere it is.
  const [here, elsewhere] = await Promise.all([
    tryLogin(site, from(address)),
    tryLogin(site, from('10.12.1.1')),
  ])
  expect(statuses([here, elsewhere])).toEqual([429, 302])
  expect(Number(here.headers.get('retry-after'))).toBeLessThanOrEqual(48)
  await expectIntact(site)
})

test('after each further failure an address waits twice as long', async () => {
  await Promise.all(times(5, () => wrong('10.0.0.2')))
  const waits: number[] = []
  for (let round = 0; round < 2; round += 1) {
    // As soon as one more is allowed, one of two is heard and the other is told how long to wait.
    let two: Response[] = []
    const attempt = async () => {
      two = await Promise.all([wrong('10.0.0.2'), wrong('10.0.0.2')])
      return statuses(two).sort()
    }
    await expect.poll(attempt, { timeout: 20_000 }).toEqual([401, 429])
    const told = two.find(({ status }) => status === 429)
    waits.push(Number(told?.headers.get('retry-after')))
  }
  expect(waits).toEqual([2, 4])
})

test('thirty addresses that try one account slow each other down', async () => {
  const email = 'outra-pessoa@escola.example'
  const answers = await Promise.all(
    times(30, (n) => tryLogin(site, { email, password: 'errada', ...from(`10.1.0.${n}`) })),
  )
  expectSlowed(answers, 10)
})

test('spelling the e-mail otherwise gives no further attempts', async () => {
  const spellings = [' SOMEONE@escola.example', 'someone@escola.example ', 'SomeOne@Escola.Example']
  const answers = await Promise.all(
    times(20, (n) =>
      tryLogin(site, {
        email: spellings[n % 3] ?? '',
        password: 'errada',
        ...from(`10.2.0.${n}`),
      }),
    ),
  )
  expectSlowed(answers, 10)
})

test('strangers do not keep the admin out: a known browser enters at once, another after half a minute', async () => {
  const quiet = await adminSiteForTest({ TRUST_PROXY: '1' })
  const known = jarOf(await tryLogin(quiet, from('10.3.1.1')))
  const site = await restartedAfter(
    manyFailures(() => Date.now()),
    quiet,
  )
  const [here, elsewhere] = await Promise.all([
    tryLogin(site, {
      jar: { 'escola-aparelho': known['escola-aparelho'] ?? '' },
      ...from('10.3.1.1'),
    }),
    tryLogin(site, from('10.3.2.2')),
  ])
  expect(here.status).toBe(302)
  expect(elsewhere.status).toBe(429)
  const wait = Number(elsewhere.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(10)
  expect(wait).toBeLessThanOrEqual(30)

  const later = await restartedAfter(manyFailures(() => Date.now() - 30_000))
  expect((await tryLogin(later, from('10.3.3.3'))).status).toBe(302)
  await expectIntact(later)
})

/** As after days of guessing from many addresses. */
function manyFailures(moment: () => number) {
  return async ({ delays }: Stores) => {
    const lastAt = moment()
    const record = { failures: 5000, lastAt, forgetAt: lastAt + 86_400_000 }
    const records = new Map([[await accountKey(adminEmail), record]])
    await delays.save({ removed: [], records })
  }
}

test('a restart forgets no failure', async () => {
  const before = await adminSiteForTest()
  const guess = (at: AdminSite) => tryLogin(at, { password: 'palpite' })
  expectSlowed(await Promise.all(times(12, () => guess(before))), 5)
  await before.stop()
  const after = await adminSiteForTest({ DATA_DIR: before.dataDir })
  const heard = count(statuses(await Promise.all(times(12, () => guess(after)))), 401)
  expect(heard).toBeLessThan(4)
  await expectIntact(after)
})

test('a forged forwarding header gives no new address where no proxy is trusted', async () => {
  const alone = await adminSiteForTest()
  const answers = await Promise.all(
    times(30, (n) =>
      tryLogin(alone, { email: `e${n}@x.example`, password: 'errada', ...from(`10.4.0.${n}`) }),
    ),
  )
  expectSlowed(answers, 5)
  await expectIntact(alone)
})

test('behind a proxy only what it added counts, whatever the sender wrote before it', async () => {
  const answers = await Promise.all(times(12, (n) => wrong(`1.2.3.${n}, 10.5.0.1`)))
  expectSlowed(answers, 5)
})

test('a device cookie that nobody was given does not help', async () => {
  const forged = { 'escola-aparelho': 'A'.repeat(43) }
  const answers = await Promise.all(times(12, () => wrong('10.6.0.1', forged)))
  expectSlowed(answers, 5)
})

test('a known and an unknown e-mail are refused with the same words after the same time', async () => {
  const devices = times(20, () => randomBytes(32).toString('base64url'))
  const site = await restartedAfter(knowing(devices))
  const timed = async (email: string, device = '') => {
    const started = performance.now()
    const jar = { 'escola-aparelho': device }
    const answer = await tryLogin(site, { email, password: 'errada', jar, ...from('10.7.0.1') })
    const ms = performance.now() - started
    return { status: answer.status, ms, body: (await answer.text()).replaceAll(email, 'E-MAIL') }
  }
  type Attempt = Awaited<ReturnType<typeof timed>>
  const pairs: [Attempt, Attempt][] = []
  for (let round = 0; round < 5; round += 1) {
    const pair = (n: number) => {
      const device = round * 4 + (n % 2)
      return Promise.all([
        timed(adminEmail, devices[device]),
        timed('ninguem@escola.example', devices[device + 2]),
      ])
    }
    pairs.push(...(await Promise.all(times(8, pair))))
  }
  expect(pairs).toHaveLength(40)
  const all = pairs.flat()
  expect([...new Set(all.map(({ status }) => status))]).toEqual([401])
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
  expect(Math.min(...all.map(({ ms }) => ms))).toBeGreaterThanOrEqual(990)
  // Both of a pair start together: whatever else the machine does falls on both alike.
  const apart = pairs.map(([known, unknown]) => known.ms - unknown.ms)
  expect(Math.abs(median(apart))).toBeLessThan(20)
}, 90_000)

/** As if the admin had signed in with these browsers: each has five attempts of its own. */
function knowing(devices: string[]) {
  const record = { failures: 0, lastAt: Date.now(), forgetAt: Date.now() + 86_400_000 }
  return async ({ delays }: Stores) => {
    const keys = await Promise.all(devices.map(browserKey))
    const records = new Map(keys.map((key) => [String(key), record]))
    await delays.save({ removed: [], records })
  }
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

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  'https://evil.example/admin',
  'javascript:alert(1)',
  '/admin/../../evil',
  '/admin//evil.example',
  '/admin@evil.example',
  '/admin\r\nset-cookie: a=b',
  '/admin%0d%0aset-cookie: a=b',
  '/admin/evento/x/fotos?aviso=x',
  '/admin/login',
  '/eventos',
  ' /admin',
  '/ADMIN/x',
]

test.concurrent.each(elsewhere)('after signing in, %j leads to the panel', async (wanted) => {
  const answer = await fetch(`${site.url}/admin/login?volta=${encodeURIComponent(wanted)}`, {
    method: 'POST',
    redirect: 'manual',
    // Each from an address of its own: several at once from one would have to wait.
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
