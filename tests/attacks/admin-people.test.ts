import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokenHash } from '#domain/admin/session.ts'
import { photosIn } from '#domain/photos/waiting-batch.ts'
import { expectNoInternals } from '#tests/http-clients/leaked-internals.ts'
import {
  type AdminSite,
  adminBrowser,
  adminEmail,
  adminPassword,
  inStores,
  type Jar,
  jarOf,
  sendOne,
  signIn,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { adminSiteForTest, signedInSite } from '#tests/running-site/site-for-test.ts'
import { aDraft, cameraJpeg } from '#tests/sample-data/builders.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { aProject, theEmulator } from '#tests/stores/firestore.ts'
import { expectRefused, guardedAddresses } from './admin-addresses.ts'
import { lastBoundary, partHead, streamUpload } from './streamed-upload.ts'

const anaEmail = 'ana@escola.example'
const anaPassword = 'jabuti cadeira vento laranja'
const confirmed = { senha: adminPassword }

const kinds = {
  sqlite: () => ({}),
  firestore: () => ({
    STORE: 'firestore',
    FIRESTORE_PROJECT_ID: aProject(),
    FIRESTORE_EMULATOR_HOST: theEmulator().host,
  }),
}

type Place = Pick<AdminSite, 'url'>

/** The link is only in the response; its host is the one that the site is configured with. */
async function invitation(site: Place, jar: Jar, query = '', senha = adminPassword) {
  const answer = await adminBrowser(site, jar).post(`/admin/pessoas/convite${query}`, { senha })
  const path = /\/admin\/convite\/[\w-]{43}/.exec(await answer.text())?.[0]
  if (!path) throw new Error(`no invitation: ${answer.status}`)
  return path
}

const joined = (changes: Record<string, string> = {}) => ({
  nome: 'Ana',
  email: anaEmail,
  nova: anaPassword,
  repetida: anaPassword,
  ...changes,
})

async function joinedBy(site: Place, jar: Jar): Promise<Jar> {
  const answer = await adminBrowser(site, {}).post(await invitation(site, jar), joined())
  expect(answer.headers.get('location')).toBe('/admin#entrou')
  return jarOf(answer)
}

const deletions = (eventId: string) =>
  guardedAddresses(eventId).filter((path) => /evento.*excluir$/.test(path))

test.each(['sqlite', 'firestore'] as const)(
  '%s: every address opens for a person, and for nobody who was removed, on each instance',
  async (kind) => {
    const env = { ...kinds[kind](), DATA_DIR: aDataFolder(), TRUST_PROXY: '1' }
    const [first, second] = [await adminSiteForTest(env), await adminSiteForTest(env)]
    const admin = await signIn(first)
    const ana = await joinedBy(first, admin)
    const made = await adminBrowser(second, ana).post('/admin', {
      nome: 'Segredo',
      descricao: 'x',
      data: '2026-05-10',
    })
    const eventId = /evento=([\w-]+)/.exec(made.headers.get('location') ?? '')?.[1] ?? ''
    // The guard does not depend on the store: a few URLs show that it can read each one.
    const addresses = kind === 'sqlite' ? guardedAddresses(eventId) : deletions(eventId)
    for (const path of addresses) {
      const answer = await adminBrowser(second, ana).get(path)
      expect([200, 302, 404], path).toContain(answer.status)
      expect(answer.headers.get('location') ?? '', path).not.toContain('/admin/login')
    }
    // Only the first person decides who has access; the right password of another is not enough.
    const hers = { senha: anaPassword }
    const decisions = ['convite', 'convite?pessoa=admin', 'admin/responsavel', 'admin/remover']
    for (const path of decisions) {
      const answer = await adminBrowser(second, ana).post(`/admin/pessoas/${path}`, hers)
      expect(answer.headers.get('location'), path).toBe('/admin/pessoas?aviso=so-responsavel')
    }
    const open = await invitation(first, admin)
    const convite = await tokenHash(open.slice('/admin/convite/'.length))
    await adminBrowser(second, ana).post('/admin/pessoas/convite/retirar', { convite })
    expect((await fetch(first.url + open)).status).toBe(200)

    const people = await (await adminBrowser(first, admin).get('/admin/pessoas')).text()
    const id = /pessoas\/([\w-]{43})\/remover/.exec(people)?.[1] ?? ''
    const refused = await adminBrowser(first, ana).post(`/admin/pessoas/${id}/remover`, confirmed)
    expect(refused.status).toBe(403)
    const removed = await adminBrowser(first, admin).post(`/admin/pessoas/${id}/remover`, confirmed)
    expect(removed.headers.get('location')).toBe('/admin/pessoas?aviso=pessoa-removida')

    for (const instance of [first, second]) {
      const gone = adminBrowser(instance, ana)
      await expect.poll(async () => (await gone.get('/admin')).status).toBe(302)
      for (const path of instance === second ? addresses : deletions(eventId)) {
        await expectRefused(await gone.get(path), `GET ${path}`)
        await expectRefused(await gone.get(`${path}.data`), `GET ${path}.data`)
        await expectRefused(await gone.post(path), `POST ${path}`)
      }
      const login = { email: anaEmail, password: anaPassword }
      expect((await tryLogin(instance, login)).status).toBe(401)
      expect((await adminBrowser(instance, admin).get('/admin')).status).toBe(200)
    }
  },
)

const { site, jar: admin } = await signedInSite({ TRUST_PROXY: '1' })

async function newCodes(): Promise<string[]> {
  const answer = await adminBrowser(site, admin).post('/admin/conta/codigos', confirmed)
  const codes = (await answer.text()).match(/<li>[a-z2-9]{5}(-[a-z2-9]{5}){2}/g) ?? []
  return codes.map((item) => item.slice('<li>'.length))
}

let ips = 0
const recover = (fields: Record<string, string>) => {
  ips += 1
  const typed = { nova: anaPassword, repetida: anaPassword, ...fields }
  return adminBrowser(site, {}).ask('/admin/recuperar', {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.9.${ips}.1` },
    body: new URLSearchParams(typed),
  })
}

test('photos and pictures of a removed person that wait, or are on their way, go with the person', async () => {
  const ana = await joinedBy(site, admin)
  const eventId = await inStores(site, async ({ events }) => {
    const { id } = await events.create(aDraft(), new Date())
    await events.confirmConsent(id, new Date())
    return id
  })
  const arrived = () =>
    inStores(site, async ({ waiting }) => (await waiting.all()).flatMap(photosIn).length)
  const files = () => readdirSync(join(site.dataDir, 'pictures'))
  const before = files()
  const photo = await cameraJpeg({ width: 24, height: 16 })
  const file = { bytes: photo }
  const { ask } = adminBrowser(site, ana)
  const waits = { id: 'de-ana', place: 0, file }
  expect(await sendOne(ask, eventId, waits)).toEqual({ arrived: true })
  const removed = Promise.withResolvers<void>()
  async function* partsAroundTheRemoval() {
    yield* [partHead('fotos', 'b.jpg'), photo.subarray(0, 100)]
    const people = await (await adminBrowser(site, admin).get('/admin/pessoas')).text()
    const id = /pessoas\/([\w-]{43})\/remover/.exec(people)?.[1]
    await adminBrowser(site, admin).post(`/admin/pessoas/${id}/remover`, confirmed)
    removed.resolve()
    yield* [photo.subarray(100), lastBoundary]
  }
  async function* pictureAroundTheRemoval() {
    yield* [`${partHead('autorizacao')}on`, partHead('foto', 'c.jpg'), photo.subarray(0, 100)]
    await removed.promise
    yield* [photo.subarray(100), lastBoundary]
  }
  const late = await Promise.all([
    streamUpload(site, ana, { eventId }, partsAroundTheRemoval()),
    streamUpload(
      site,
      ana,
      { path: '/admin/escola/imagens/hero-1/envio' },
      pictureAroundTheRemoval(),
    ),
  ])
  expect(late.map(({ status }) => status)).toEqual([401, 401])
  expect(await arrived()).toBe(0)
  expect(files()).toEqual(before)
})

test('an invitation is a page for whoever has the link, of which nobody else learns', async () => {
  const path = await invitation(site, admin)
  const answer = await fetch(site.url + path)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await answer.text()).toContain('convidou você')

  const used = await adminBrowser(site, {}).post(path, joined({ email: adminEmail }))
  expect(used.status).toBe(409)
  expect(await used.text()).toContain('Este e-mail já está em uso.')
  for (const [changes, sentence] of [
    [{ nome: '' }, 'Preencha este campo.'],
    [{ nome: 'x'.repeat(61) }, 'O nome é longo demais'],
    [{ email: 'sem-arroba' }, 'Confira o e-mail'],
    [{ nova: 'curta', repetida: 'curta' }, 'A senha é curta'],
    [{ repetida: 'outra' }, 'As senhas não coincidem.'],
  ] as [Record<string, string>, string][]) {
    const wrong = await adminBrowser(site, {}).post(path, joined(changes))
    expect(wrong.status, sentence).toBe(400)
    const page = await wrong.text()
    expect(page).toContain(sentence)
    expectNoInternals(page)
  }
  const login = { email: anaEmail, password: anaPassword }
  const accepted = await adminBrowser(site, {}).post(path, joined())
  expect(accepted.status).toBe(302)
  expect((await tryLogin(site, login)).status).toBe(302)
  const again = await adminBrowser(site, {}).post(path, joined({ email: 'b@escola.example' }))
  expect([404, 410]).toContain(again.status)
  expect(await again.text()).toContain('Este convite não vale mais')
  const token = path.slice('/admin/convite/'.length)
  const { log, operator } = site.output()
  for (const secret of [token, anaEmail, anaPassword]) expect(log + operator).not.toContain(secret)
})

test('links that lead nowhere look alike, and beyond twenty cost no page', async () => {
  const invented = (n: number) => `/admin/convite/${String(n).padStart(43, 'x')}`
  const open = (path: string) =>
    fetch(site.url + path, { headers: { 'x-forwarded-for': '10.8.0.1' } })
  const pages = new Set<string>()
  for (const path of [invented(1), invented(2), '/admin/convite/1', '/admin/convite/%00']) {
    const answer = await open(path)
    expect(answer.status, path).toBe(404)
    pages.add(/<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? '')
  }
  expect(pages.size).toBe(1)
  const answers = []
  for (let n = 0; n < 30; n += 1) answers.push((await open(invented(n))).status)
  expect(answers).toContain(429)
})

test('a recovery code opens the account once; the page tells nothing about who exists', async () => {
  const codes = await newCodes()
  expect(codes).toHaveLength(10)
  const [code = '', other = ''] = codes
  const wrong = [
    { email: adminEmail, codigo: 'abcde-fghjk-mnpqr' },
    { email: 'ninguem@escola.example', codigo: code },
    { email: anaEmail, codigo: code },
  ]
  for (const fields of wrong) {
    const from = performance.now()
    const answer = await recover(fields)
    expect(performance.now() - from).toBeGreaterThan(990)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await answer.text()).toContain('E-mail ou código incorretos')
  }
  expect((await recover({ email: adminEmail, codigo: '' })).status).toBe(400)
  expect((await recover({ email: adminEmail, codigo: code, repetida: 'x' })).status).toBe(400)

  const before = await inStores(site, ({ accounts }) => accounts.find('admin'))
  const answer = await recover({ email: adminEmail, codigo: code })
  expect(answer.headers.get('location')).toBe('/admin?aviso=conta-recuperada#entrou')
  const jar = jarOf(answer)
  expect((await adminBrowser(site, admin).get('/admin')).status).toBe(302)
  const panel = await (await adminBrowser(site, jar).get('/admin')).text()
  expect(panel).toContain('Um código de recuperação foi usado em')
  expect(panel).toContain('restam 9')
  expect((await recover({ email: adminEmail, codigo: code })).status).toBe(401)

  const files = readdirSync(site.dataDir).filter((name) => name.startsWith('escola.db'))
  const kept = files.map((name) => readFileSync(join(site.dataDir, name), 'latin1')).join()
  const { log, operator } = site.output()
  for (const secret of [code, other, anaPassword, ...Object.values(jar)]) {
    expect(kept + log + operator).not.toContain(secret)
  }
  if (before) await inStores(site, ({ accounts }) => accounts.replace(before))
})

test('whoever holds a session can neither invite, remove nor make codes without the password', async () => {
  const jar = await signIn(site)
  const browser = adminBrowser(site, jar)
  const paths = ['/admin/pessoas/convite', '/admin/pessoas/admin/remover', '/admin/conta/codigos']
  const before = await inStores(site, ({ accounts }) => accounts.all())
  for (const path of paths) {
    expect((await browser.post(path)).status, path).toBe(400)
    expect((await browser.post(path, { senha: 'palpite' })).status, path).toBe(403)
  }
  expect(await inStores(site, ({ accounts }) => accounts.all())).toEqual(before)
})

test('a new e-mail needs the password, ends the other sessions, and is recorded with both', async () => {
  const [here, there] = [await signIn(site), await signIn(site)]
  const change = (jar: Jar, fields: Record<string, string>) =>
    adminBrowser(site, jar).post('/admin/conta/email', fields)
  const chosen = 'dona@viva.example'
  expect((await change(here, { email: chosen })).status).toBe(400)
  expect((await change(here, { email: chosen, senha: 'palpite' })).status).toBe(403)
  expect((await change(here, { email: 'dona', ...confirmed })).status).toBe(400)
  expect((await change(here, { email: anaEmail, ...confirmed })).status).toBe(409)
  const changed = await change(here, { email: chosen, ...confirmed })
  expect(changed.headers.get('location')).toBe('/admin/conta?aviso=email-trocado')
  const now = { ...here, ...jarOf(changed) }
  const status = async (jar: Jar) => (await adminBrowser(site, jar).get('/admin')).status
  expect([await status(here), await status(there), await status(now)]).toEqual([302, 302, 200])
  const old = { email: adminEmail, password: adminPassword }
  expect((await tryLogin(site, old)).status).toBe(401)
  const log = await (await adminBrowser(site, now).get('/admin/mudancas')).text()
  expect(log).toContain('trocou o e-mail com que entra')
  expect(log).toContain(chosen)
  expect(await (await adminBrowser(site, now).get('/admin/conta/email')).text()).toContain(
    `o e-mail desta conta é ${adminEmail}`,
  )
  const back = await change(now, { email: adminEmail, ...confirmed })
  Object.assign(admin, now, jarOf(back))
})

test('a person ends the sessions of their own other browsers, and no one else’s', async () => {
  const [here, there] = [await signIn(site), await signIn(site)]
  const ana = await signIn(site, { email: anaEmail, password: anaPassword })
  const answer = await adminBrowser(site, here).post('/admin/conta/aparelhos')
  expect(answer.headers.get('location')).toBe('/admin/conta?aviso=aparelhos-sairam')
  const status = async (jar: Jar) => (await adminBrowser(site, jar).get('/admin')).status
  expect([await status(here), await status(there), await status(ana)]).toEqual([200, 302, 200])
})

test('the last person with access cannot be removed', async () => {
  const jar = await signIn(site)
  await inStores(site, async ({ accounts }) => {
    for (const { id } of await accounts.all()) if (id !== 'admin') await accounts.remove(id)
  })
  const answer = await adminBrowser(site, jar).post('/admin/pessoas/admin/remover', confirmed)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('É a última pessoa com acesso.')
  expect((await adminBrowser(site, jar).get('/admin')).status).toBe(200)
})
