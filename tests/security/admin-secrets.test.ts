import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpSite } from '../../escola/backup/back-up-site.ts'
import {
  type AdminSite,
  adminBrowser,
  adminEmail,
  adminPassword,
  type Jar,
  signIn,
  startAdminSite,
  tryLogin,
} from '../admin-client.ts'
import { aDataFolder } from '../contracts/data-folder.ts'
import { adminSiteForTest } from '../site-for-test.ts'
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
  // The search would find them: what may be there is there.
  expect(findingsIn(files, [adminEmail, '$argon2id$v=19$m=19456,t=2,p=1$'])).not.toEqual([])
})

test('a backup, taken while the admin is signed in, knows no password and no token', async () => {
  // Not compressed: the search must be able to see what is inside.
  const file = join(aDataFolder(), 'escola.tar')
  const signal = new AbortController().signal
  await backUpSite(site.dataDir, file, { now: new Date(), signal, onProgress: () => {} })
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

test('a made password is shown to the operator once, and is in no log, file or page', async () => {
  const made = await adminSiteForTest({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  const { log, operator } = made.output()
  const password = /Senha: {5}(\S+)/.exec(operator)?.[1] ?? ''
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(log).not.toContain(password)
  expect(findingsIn(filesBelow(made.dataDir), [password])).toEqual([])
  const again = await adminSiteForTest({
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    DATA_DIR: made.dataDir,
  })
  expect(again.output().operator).not.toMatch(/Senha:/)
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
