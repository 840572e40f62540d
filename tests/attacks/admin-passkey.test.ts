import { beforeAll, expect, test } from 'vitest'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import { softwareAuthenticator } from '#tests/http-clients/software-authenticator.ts'
import {
  adminBrowser,
  adminPassword,
  inStores,
  type Jar,
  jarOf,
  signIn,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { signedInSite } from '#tests/running-site/site-for-test.ts'
import { expectIntact } from './intact-site.ts'

const { site, jar } = await signedInSite({ TRUST_PROXY: '1' })
const key = softwareAuthenticator(`http://localhost:${site.port}`)

beforeAll(async () => {
  const response = key.create(await creation())
  const added = await adminBrowser(site, jar).post('/admin/conta/chaves', {
    resposta: response,
    nome: '<b>Celular</b>',
  })
  expect(added.headers.get('location')).toBe('/admin/conta?aviso=chave-criada')
})

async function creation(): Promise<object> {
  const fields = { senha: adminPassword }
  const answer = await adminBrowser(site, jar).post('/admin/conta/chaves/opcoes', fields)
  const { options } = (await answer.json()) as { options: object }
  return options
}

const askForOptions = (ip: string) =>
  fetch(`${site.url}/admin/login/chave`, { headers: { 'x-forwarded-for': ip } })

async function loginOptions(): Promise<object> {
  const answer = await askForOptions('10.0.0.1')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return ((await answer.json()) as { options: object }).options
}

const enter = (resposta: string, ip: string, volta = '', brought: Jar = {}) =>
  adminBrowser(site, brought).ask(`/admin/login/chave?volta=${encodeURIComponent(volta)}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip },
    body: new URLSearchParams({ resposta }),
  })

test('a passkey opens a new session, ends the one brought along, and leads to own pages only', async () => {
  const brought = await signIn(site)
  const answer = await enter(key.use(await loginOptions()), '10.1.0.1', '//evil.example', brought)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/admin#entrou')
  for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly; SameSite=Lax/)
  const opened = jarOf(answer)
  expect(opened['escola-admin']).not.toBe(brought['escola-admin'])
  expect((await adminBrowser(site, opened).get('/admin')).status).toBe(200)
  expect((await adminBrowser(site, brought).get('/admin')).status).toBe(302)
})

test('an answer that was overheard opens nothing a second time', async () => {
  const overheard = key.use(await loginOptions())
  expect((await enter(overheard, '10.2.0.1')).status).toBe(302)
  const again = await enter(overheard, '10.2.0.2')
  expect(again.status).toBe(401)
  expect(again.headers.getSetCookie()).toEqual([])
})

test('odd answers are refused alike, without internals, and are slowed', async () => {
  const odd = ['', '{}', '\0', '[1]', 'x'.repeat(30_000), `{"id":"${key.id}"}`, '{"id":{"$ne":""}}']
  const answers = await Promise.all(odd.map((text, n) => enter(text, `10.3.${n}.1`)))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(new Set(bodies).size).toBe(1)
  expectNoInternals(bodies[0] ?? '')
  const many = await Promise.all(Array.from({ length: 60 }, () => enter('{}', '10.4.0.1')))
  expect(many.some(({ status }) => status === 429)).toBe(true)
  await expectIntact(site)
})

test('whoever asks for challenges without end waits, and nobody else does', async () => {
  const flood = await Promise.all(Array.from({ length: 100 }, () => askForOptions('10.6.0.1')))
  const refused = flood.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(50)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await askForOptions('10.6.0.2')).status).toBe(200)
  await expectIntact(site)
})

test('where a passkey is required, the right password brings no cookie', async () => {
  const browser = adminBrowser(site, jar)
  const require = (fields: Record<string, string>) =>
    browser.post('/admin/conta/chaves/exigir', fields)
  const required = await require({ exigir: 'sim' })
  expect(required.headers.get('location')).toBe('/admin/conta?aviso=chave-exigida')
  expect((await browser.get('/admin')).status).toBe(200)
  const answer = await tryLogin(site, { headers: { 'x-forwarded-for': '10.5.0.1' } })
  expect(answer.status).toBe(401)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await enter(key.use(await loginOptions()), '10.5.0.2')).status).toBe(302)

  expect((await require({ exigir: 'nao' })).status).toBe(400)
  expect((await require({ exigir: 'nao', senha: 'palpite' })).status).toBe(403)
  const stored = await inStores(site, ({ accounts }) => accounts.find('admin'))
  expect(stored?.passkeyRequired).toBe(true)
  const ended = await require({ exigir: 'nao', senha: adminPassword })
  expect(ended.headers.get('location')).toBe('/admin/conta?aviso=chave-dispensada')
})

test('without the password no passkey is added or deleted, and from another site none is deleted', async () => {
  const browser = adminBrowser(site, jar)
  const wrong = await browser.post('/admin/conta/chaves/opcoes', { senha: 'palpite' })
  expect(wrong.status).toBe(403)
  const forged = softwareAuthenticator(`http://localhost:${site.port}`).create(await loginOptions())
  expect((await browser.post('/admin/conta/chaves', { resposta: forged })).status).toBe(400)
  const removed = (fields: Record<string, string>) =>
    browser.post(`/admin/conta/chaves/excluir?chave=${key.id}`, { chave: key.id, ...fields })
  expect((await removed({})).status).toBe(400)
  expect((await removed({ senha: 'palpite' })).status).toBe(403)
  const crossSite = await browser.ask('/admin/conta/chaves/excluir', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams({ chave: key.id, senha: adminPassword }),
  })
  expect(crossSite.status).toBe(403)
  const kept = await inStores(site, ({ passkeys }) => passkeys.ofAccount('admin'))
  expect(kept.map(({ id }) => id)).toEqual([key.id])
  const page = await (await browser.get('/admin/conta')).text()
  expect(page).toContain('&lt;b&gt;Celular&lt;/b&gt;')
  expect(page).not.toContain(kept[0]?.publicKey)
})
