import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import {
  type AdminSite,
  adminBrowser,
  adminEmail,
  adminPassword,
  inStores,
  type Jar,
  jarOf,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { clockAhead } from '#tests/running-site/fake-clock.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { expectIntact } from './intact-site.ts'

const chosen = 'jabuti cadeira vento laranja'
const hour = 60 * 60 * 1000

let site: AdminSite
/** For tests that change nothing. */
let jar: Jar

beforeAll(async () => {
  site = await startAdminSite({ TRUST_PROXY: '1' })
  jar = await signIn(site)
})
afterAll(() => site.stop())

const fields = (changes: Record<string, string> = {}) => ({
  atual: adminPassword,
  nova: chosen,
  repetida: chosen,
  ...changes,
})
const change = (jar: Jar, changes: Record<string, string> = {}, of = site) =>
  adminBrowser(of, jar).post('/admin/conta', fields(changes))
const panelStatus = async (jar: Jar, of = site) =>
  (await adminBrowser(of, jar).get('/admin')).status
const account = () => inStores(site, ({ accounts }) => accounts.find('admin'))

/** Restores the account, and with it the password, after the test. */
async function withAccountBack(work: () => Promise<void>): Promise<void> {
  const before = await account()
  if (!before) throw new Error('no account')
  try {
    await work()
  } finally {
    await inStores(site, ({ accounts }) => accounts.replace(before))
  }
}

test.each([
  ['a wrong present password', { atual: 'palpite' }, 403, 'A senha atual não está correta.'],
  ['none', { atual: '' }, 400, 'Preencha este campo.'],
  ['no new one', { nova: '', repetida: '' }, 400, 'Preencha este campo.'],
  ['a typing error', { repetida: `${chosen}x` }, 400, 'As senhas não coincidem.'],
  ['a short one', same('curta-demais'.slice(0, 11)), 400, 'use pelo menos 12 caracteres'],
  ['a long one', same('ab '.repeat(70)), 400, 'use no máximo 200 caracteres'],
  ['a very long one', same('ab '.repeat(700)), 400, 'use no máximo 200 caracteres'],
  ['a common one', same('Password123456'), 400, 'entre as primeiras que alguém tentaria'],
  [
    'the e-mail',
    same(adminEmail),
    400,
    'A senha repete o e-mail, o nome da escola ou o de alguém dela.',
  ],
  ['the present one', same(adminPassword), 400, 'Esta já é a senha atual.'],
])('%s is refused in a sentence, and nothing changes', async (_, changes, status, sentence) => {
  const before = await account()
  const answer = await change(jar, changes as Record<string, string>)
  const page = await answer.text()
  expect(answer.status).toBe(status)
  expect(page).toContain(sentence)
  expectNoInternals(page)
  for (const secret of [adminPassword, chosen, 'palpite']) expect(page).not.toContain(secret)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await account()).toEqual(before)
  expect(await panelStatus(jar)).toBe(200)
})

function same(password: string) {
  return { nova: password, repetida: password }
}

test.each([
  ['two present ones', [['atual', adminPassword], ['atual', 'x'], ...chosenTwice()]],
  ['a list', [['atual[]', adminPassword], ...chosenTwice()]],
  ['NUL', [['atual', '\0'], ...chosenTwice()]],
  ['markup', [['atual', '"><script>alert(1)</script>'], ...chosenTwice()]],
  [
    'other names',
    [
      ['email', 'intruso@x.example'],
      ['generation', 'x'],
    ],
  ],
])('%s in the form changes nothing', async (_, sent) => {
  const before = await account()
  const answer = await adminBrowser(site, jar).post('/admin/conta', sent)
  expect([400, 403]).toContain(answer.status)
  const page = await answer.text()
  expectNoInternals(page)
  expect(page).not.toContain('<script>alert')
  expect(await account()).toEqual(before)
})

function chosenTwice() {
  return [
    ['nova', chosen],
    ['repetida', chosen],
  ]
}

test('a changed password signs out every other browser, and this one gets new cookies', () =>
  withAccountBack(async () => {
    const [mine, other] = [await signIn(site), await signIn(site)]
    const answer = await change(mine)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/admin/conta?aviso=senha-trocada')
    const renewed = jarOf(answer)
    expect(Object.keys(renewed)).toEqual(['escola-admin', 'escola-aparelho'])
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Lax/)
    expect(await panelStatus(mine)).toBe(302)
    expect(await panelStatus(other)).toBe(302)
    expect(await panelStatus(renewed)).toBe(200)
    expect((await tryLogin(site, { jar: renewed })).status).toBe(401)
    expect((await tryLogin(site, { jar: renewed, password: chosen })).status).toBe(302)
    await expectIntact(site)
  }))

test('the renewed session ends when the old one would have', () =>
  withAccountBack(async () => {
    const renewed = jarOf(await change(await signIn(site)))
    const data = { DATA_DIR: site.dataDir, ADMIN_PASSWORD: '', ...clockAhead(24 * hour + 2000) }
    const later = await adminSiteForTest(data)
    expect(await panelStatus(renewed, later)).toBe(302)
  }))

test('whoever holds a session cannot guess the password on and on', async () => {
  const browser = await signIn(site)
  const answers = []
  for (let n = 0; n < 20; n += 1) answers.push(await change(browser, { atual: `palpite ${n}` }))
  const heard = answers.filter(({ status }) => status === 403)
  expect(heard.length).toBeGreaterThanOrEqual(5)
  expect(heard.length).toBeLessThan(12)
  const slowed = answers.filter(({ status }) => status === 429)
  expect(heard.length + slowed.length).toBe(20)
  expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(await slowed[0]?.text()).toContain('Muitas tentativas seguidas. Aguarde')
  // The attempts count against this browser only: others sign in as before.
  expect((await tryLogin(site)).status).toBe(302)
})

test('no password is in the data folder, the log or the page', () =>
  withAccountBack(async () => {
    const renewed = jarOf(await change(await signIn(site)))
    const page = await (await adminBrowser(site, renewed).get('/admin/conta')).text()
    const { log, operator } = site.output()
    const kept = JSON.stringify(await account())
    for (const secret of [chosen, adminPassword, ...Object.values(renewed)]) {
      expect(page + log + operator + kept).not.toContain(secret)
    }
    expect(page).not.toContain('$argon2id')
  }))
