import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpSite } from '#escola/backup/back-up-site.ts'
import { rawRequest } from '#tests/http-clients/raw-request.ts'
import {
  type AdminSite,
  adminBrowser,
  adminEmail,
  adminPassword,
  type Jar,
  signIn,
  startAdminSite,
  tryLogin,
} from '#tests/running-site/admin-client.ts'
import { adminSiteForTest } from '#tests/running-site/site-for-test.ts'
import { startOnTerminal } from '#tests/running-site/terminal.ts'
import { aDataFolder } from '#tests/stores/data-folder.ts'
import { expectIntact } from './intact-site.ts'

let site: AdminSite
let jar: Jar
let laterJar: Jar

const wrongPassword = 'palpite-errado-77'

beforeAll(async () => {
  site = await startAdminSite()
  jar = await signIn(site)
  ;[laterJar] = await Promise.all([
    signIn(site),
    tryLogin(site, { password: wrongPassword }),
    fetch(`${site.url}/admin/login?email=${adminEmail}&password=${adminPassword}`),
  ])
  await adminBrowser(site, laterJar).post('/admin/sair')
  await expectIntact(site)
})
afterAll(() => site.stop())

const liveSecrets = () => [
  adminPassword,
  wrongPassword,
  ...Object.values(jar),
  ...Object.values(laterJar),
]

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}

function findingsIn(files: string[], secrets: string[]): string[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    return secrets
      .filter((secret) => bytes.includes(secret))
      .map((secret) => `${secret} in ${file}`)
  })
}

test('the data folder, database and write-ahead log included, knows no password and no token', () => {
  const files = filesBelow(site.dataDir)
  expect(files.map((file) => file.slice(site.dataDir.length + 1))).toEqual(
    expect.arrayContaining(['escola.db', 'escola.db-wal']),
  )
  expect(findingsIn(files, liveSecrets())).toEqual([])
  // Control: the search finds what may be there.
  expect(findingsIn(files, [adminEmail, '$argon2id$v=19$m=19456,t=2,p=1$'])).not.toEqual([])
})

test('a backup, taken while the admin is signed in, knows no password and no token', async () => {
  // Not compressed: the search must be able to see what is inside.
  const file = join(aDataFolder(), 'escola.tar')
  const signal = new AbortController().signal
  await backUpSite(site.dataDir, file, { signal, onProgress: () => {} })
  expect((await adminBrowser(site, jar).get('/admin')).status).toBe(200)
  expect(findingsIn([file], liveSecrets())).toEqual([])
  expect(findingsIn([file], [adminEmail, '$argon2id$v=19$m=19456,t=2,p=1$'])).toHaveLength(2)
})

test('only the account of the site may open the database', () => {
  expect(statSync(join(site.dataDir, 'escola.db')).mode & 0o077).toBe(0)
})

test('neither the log nor the words for the operator hold a password, a token or an e-mail', () => {
  const { log, operator } = site.output()
  expect(log).toContain('"path":"/admin/login"')
  for (const secret of [...liveSecrets(), adminEmail, '$argon2id']) {
    expect(log + operator).not.toContain(secret)
  }
})

/** Links as mail programs, chats or hasty typing garble them. `%25`: encoded twice. */
function misspelt(token: string): string[] {
  const encoded = [...token].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')
  return ['familias', 'admin/convite'].flatMap((place) => [
    `/${place}/${token}`,
    `/${place}/${token}/x`,
    `/${place}/${token}/`,
    `//${place}/${token}`,
    `/${place}//${token}`,
    `/x/${place}/${token}`,
    `/${place.toUpperCase()}/${token}/x`,
    `/${place}${token}`,
    `/${place}%2f${token}`,
    `/${place}/${token}.`,
    `/${place}/${token}).data`,
    `/${place}/x/${token}%20`,
    `/${place}/x/${token.slice(1)}`,
    `/${place}/x/${token}demais`,
    `/${place}/x/${encoded}`,
    `/${place}/x/${encoded.replaceAll('%', '%25')}`,
    `/${place}/x%3ftoken=${token}`,
    `/${place}/x?token=${token}`,
    `http://127.0.0.1/${place}/${token}/x`,
    `/${place}/%ff/${token}`,
    `/${token}`,
  ])
}

test('a token is in no line of the log, however its link is spelt', async () => {
  const tokens = [22, 43].map((length) => randomBytes(40).toString('base64url').slice(0, length))
  const paths = tokens.flatMap(misspelt)
  await Promise.all(paths.map((path) => rawRequest(site.port, { path })))
  await rawRequest(site.port, { path: '/familias/foi-o-ultimo/x' })
  await expect.poll(() => site.output().log).toContain('foi-o-ultimo')
  await expect.poll(() => site.output().log).toContain('"path":"/admin/convite/…/x"')
  for (const line of site.output().log.split('\n')) {
    for (const token of tokens) expect(decoded(line)).not.toContain(token.slice(1))
  }
})

function decoded(text: string): string {
  const once = text.replace(/%([0-7][0-9a-f])/gi, (_, code) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return once === text ? text : decoded(once)
}

const withoutAccount = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
const passwordIn = (text: string) => /Senha: {5}(\S+)/.exec(text)?.[1] ?? ''

test('without a terminal a made password is in one file of the owner alone, which the first sign-in removes', async () => {
  const made = await adminSiteForTest(withoutAccount)
  const file = join(made.dataDir, 'primeira-senha.txt')
  const text = readFileSync(file, 'utf8')
  const password = passwordIn(text)
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { log, operator } = made.output()
  expect(operator).toContain(`O e-mail e a senha estão em ${file}`)
  expect(log + operator).not.toContain(password)
  const others = filesBelow(made.dataDir).filter((path) => path !== file)
  expect(findingsIn(others, [password])).toEqual([])

  const again = await adminSiteForTest({ ...withoutAccount, DATA_DIR: made.dataDir })
  expect(again.output().operator).toContain(`O e-mail e a senha estão em ${file}`)
  expect(readFileSync(file, 'utf8')).toBe(text)

  const email = /E-mail: {4}(\S+)/.exec(text)?.[1] ?? ''
  await signIn(again, { email, password })
  expect(existsSync(file)).toBe(false)
})

test('on a terminal a made password is shown, and is in no file', async (context) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-'))
  const { shown } = startOnTerminal(context, 0, dataDir)
  await expect.poll(() => passwordIn(shown()), { timeout: 30_000 }).not.toBe('')
  await expect.poll(() => findingsIn(filesBelow(dataDir), [passwordIn(shown())])).toEqual([])
})

test('what browsers receive holds no secret, no hash, no source map and no server code', async () => {
  const built = filesBelow('build/client').filter((file) => /\.(js|css|html|json)$/.test(file))
  expect(built.length).toBeGreaterThan(30)
  expect(built.filter((file) => file.endsWith('.map'))).toEqual([])
  const telltale = [
    'sourceMappingURL',
    'argon2',
    'passwordHash',
    'ADMIN_PASSWORD',
    'node:sqlite',
    'DatabaseSync',
  ]
  expect(findingsIn(built, [...liveSecrets(), adminEmail, ...telltale])).toEqual([])

  const signedIn = adminBrowser(site, jar)
  for (const path of ['/admin', '/admin.data', '/admin/login', '/eventos']) {
    const page = await (await signedIn.get(path)).text()
    for (const secret of [...liveSecrets(), '$argon2id']) expect(page, path).not.toContain(secret)
  }
})
