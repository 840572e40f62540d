import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  adminBrowser,
  adminEmail,
  cookieHeader,
  inStores,
  type Jar,
  jarOf,
  signIn,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { clockAhead, skipAnHour } from '#tests/running-site/fake-clock.ts'
import { adminSiteForTest, signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft } from '#tests/sample-data/builders.ts'
import { dataAddresses, expectRefused, guardedAddresses } from './admin-addresses.ts'
import { expectIntact, storedEvents } from './intact-site.ts'

const { site, jar } = await signedInSite()
const { id: eventId } = await inStores(site, ({ events }) =>
  events.create(aDraft({ nome: 'Segredo' }), new Date()),
)

const token = (of: Jar) => of['escola-admin'] ?? ''
const withToken = (value: string) => ({ 'escola-admin': value })
const panelStatus = async (given: Jar, of = site) =>
  (await adminBrowser(of, given).get('/admin')).status

test('without a session no address of the admin area gives or changes anything, in any spelling', async () => {
  const before = await storedEvents(site)
  const stranger = adminBrowser(site, { adminAuth: 'true', isLoggedIn: 'true' })
  const note = JSON.stringify({ isLoggedIn: true, user: adminEmail, timestamp: Date.now() })
  const headers = { adminAuth: note, authorization: 'Bearer admin', accept: 'text/html' }
  const refused = async (path: string, of: string[]) => {
    for (const method of of) {
      const answer = await stranger.ask(path, { method, headers, redirect: 'manual' })
      if (answer.status !== 308) await expectRefused(answer, `${method} ${path}`)
    }
  }
  for (const path of guardedAddresses(eventId)) {
    await refused(path, ['GET', 'POST'])
    // The route itself, past the guard.
    const [, leaf = ''] = dataAddresses(path)
    await refused(leaf, ['GET', 'POST'])
  }
  for (const path of ['/admin', `/admin/evento/${eventId}/excluir`, '/admin/pessoas']) {
    await refused(path, ['HEAD', 'PUT', 'PATCH', 'DELETE'])
    const spellings = [
      ...dataAddresses(path),
      path.toUpperCase(),
      path.replace('admin', '%61dmin'),
      path.replace('admin', 'admin%2f'),
      `${path}?index`,
      `${path}/`,
    ]
    for (const spelling of spellings) await refused(spelling, ['GET', 'POST'])
  }
  await expectIntact(site, before)
})

// admin-people.test.ts checks that no URL accepts the cookie of an ended session.
test('no kind of bad cookie opens anything', async () => {
  const bad = await badTokens()
  expect(new Set(bad).size).toBe(bad.length)
  const paths = ['/admin', '/admin.data', `/admin/evento/${eventId}/fotos.data`, '/admin/sair']
  for (const [index, value] of bad.entries()) {
    const browser = adminBrowser(site, withToken(value))
    await expectRefused(await browser.get(paths[index % 4] ?? ''), value)
    await expectRefused(await browser.post(`/admin/evento/${eventId}/excluir`), value)
  }
  for (const name of ['Escola-Admin', 'adminAuth', '__Host-escola-admin', 'xescola-admin']) {
    expect(await panelStatus({ [name]: token(jar) }), name).toBe(302)
  }
  expect(await panelStatus(jar)).toBe(200)
  await expectIntact(site)
})

/** The real token with one character changed, tokens that attackers write by hand, and random ones. */
async function badTokens(): Promise<string[]> {
  const real = token(jar)
  // The last character has unused bits, but the token is compared as text.
  const flipped = Array.from(real, (character, at) => {
    return real.slice(0, at) + (character === 'A' ? 'B' : 'A') + real.slice(at + 1)
  })
  const written = [
    '',
    ' ',
    'null',
    'true',
    'undefined',
    '[object Object]',
    real.toLowerCase(),
    real.slice(0, -1),
    `${real}=`,
    `${real}A`,
    `"${real}"`,
    encodeURIComponent(`${real}\0`),
    `%${real}`,
    "' OR 1=1 --",
    '..%2f..%2fescola.db',
    'A'.repeat(43),
    'A'.repeat(6000),
    Buffer.from(JSON.stringify({ user: adminEmail, isLoggedIn: true })).toString('base64url'),
    ...(await inStores(site, async ({ sessions, accounts }) => {
      const { generation = '', passwordHash = '' } = (await accounts.find('admin')) ?? {}
      return [generation, passwordHash, JSON.stringify(sessions)]
    })),
  ]
  const random = Array.from({ length: 5 }, () => randomBytes(32).toString('base64url'))
  return [...flipped, ...written, ...random]
}

test('the hash that the database keeps is no cookie', async () => {
  const { tokenHash } = await import('#domain/admin/session.ts')
  const kept = await inStores(site, async ({ sessions }) =>
    sessions.find(await tokenHash(token(jar))),
  )
  expect(kept).not.toBeNull()
  expect(await panelStatus(withToken(kept?.tokenHash ?? ''))).toBe(302)
})

test('each sign-in gets a token of its own, and ends the one that the browser brought along', async () => {
  const planted = withToken(randomBytes(32).toString('base64url'))
  const first = await signIn(site, { jar: planted })
  expect(token(first)).not.toBe(token(planted))
  expect(await panelStatus(planted)).toBe(302)
  expect(await panelStatus(first)).toBe(200)

  const second = await signIn(site, { jar: first })
  expect(token(second)).not.toBe(token(first))
  expect(await panelStatus(first)).toBe(302)
  expect(await panelStatus(second)).toBe(200)
})

test('after sign-out every copy of the cookie is dead, and other browsers stay signed in', async () => {
  const left = await signIn(site)
  const answer = await adminBrowser(site, left).post('/admin/sair')
  expect(answer.status).toBe(302)
  expect(answer.headers.getSetCookie().join()).toMatch(/^escola-admin=; Path=\/; Max-Age=0;/)
  expect(await panelStatus(left)).toBe(302)
  expect((await adminBrowser(site, left).get('/admin.data')).status).toBe(202)
  expect(await panelStatus(jar)).toBe(200)
})

test('a link to the sign-out signs nobody out', async () => {
  for (const path of ['/admin/sair', '/admin/sair.data']) await adminBrowser(site, jar).get(path)
  await adminBrowser(site, jar).ask('/admin/sair', { method: 'HEAD' })
  expect(await panelStatus(jar)).toBe(200)
})

test('a session ends 24 hours after sign-in, however much it was used', async () => {
  const used = await signIn(site)
  expect(await panelStatus(used)).toBe(200)
  const later = await adminSiteForTest({ DATA_DIR: site.dataDir, ...clockAhead(23 * hour) })
  expect(await panelStatus(used, later)).toBe(200)
  skipAnHour(later)
  await expect.poll(() => panelStatus(used, later)).toBe(302)
  expect((await adminBrowser(later, used).get('/admin.data')).status).toBe(202)
})

const hour = 60 * 60 * 1000

test('scripts cannot read the cookies and other sites cannot send them along', async () => {
  const lines = (await tryLogin(site)).headers.getSetCookie()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/^escola-(admin|aparelho)=[\w.-]{43,122}; Path=\/; Max-Age=\d+;/)
    expect(line).toMatch(/; HttpOnly; SameSite=Lax$/)
  }
})

test('on https cookies are Secure and bound to the host, and a form behind the proxy is taken', async () => {
  const https = await adminSiteForTest({ SITE_URL: 'https://www.escola.example', TRUST_PROXY: '1' })
  const headers = { origin: 'https://www.escola.example', 'sec-fetch-site': 'same-origin' }
  const answer = await tryLogin(https, { headers })
  expect(answer.status).toBe(302)
  const lines = answer.headers.getSetCookie()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/^__Host-escola-(admin|aparelho)=[\w.-]{43,122}; Path=\/;/)
    expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
    expect(line).not.toMatch(/domain=/i)
  }
  const signedIn = jarOf(answer)
  expect(await panelStatus(signedIn, https)).toBe(200)
  const plain = withToken(signedIn['__Host-escola-admin'] ?? '')
  expect(await panelStatus(plain, https)).toBe(302)
  const made = await fetch(`${https.url}/admin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie: cookieHeader(signedIn) },
    body: new URLSearchParams({ nome: 'Sarau', descricao: 'Poemas', data: '2026-05-10' }),
  })
  expect(made.headers.get('location')).toMatch(/^\/admin\?aviso=evento-criado&evento=/)
})

test('pages of the admin area are kept by nobody', async () => {
  for (const path of ['/admin', '/admin.data', '/admin/login', `/admin/evento/${eventId}/fotos`]) {
    const { headers } = await adminBrowser(site, jar).get(path)
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
})

test('another password ends every session', async () => {
  const open = await signIn(site)
  const changed = await adminSiteForTest({
    DATA_DIR: site.dataDir,
    ADMIN_PASSWORD: 'outra-senha-bem-longa',
  })
  expect(await panelStatus(open, changed)).toBe(302)
  expect(await panelStatus(open)).toBe(302)
})
