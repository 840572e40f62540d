import { beforeEach, expect, test, vi } from 'vitest'
import { simpleWebAuthnVerifier } from '#adapters/simplewebauthn/passkey-verifier.ts'
import { addPasskey, maxPasskeys, passkeyCreation } from '#domain/admin/add-passkey.ts'
import { type AdminPorts, logIn } from '#domain/admin/log-in.ts'
import {
  logInWithPasskey,
  type PasskeyPorts,
  passkeyLoginOptions,
} from '#domain/admin/log-in-with-passkey.ts'
import { prepareAccount, setPassword } from '#domain/admin/prepare-account.ts'
import { removePasskey } from '#domain/admin/remove-passkey.ts'
import { requirePasskey, stopRequiringPasskey } from '#domain/admin/require-passkey.ts'
import { type SignedInAdmin, signedInAdmin } from '#domain/admin/session.ts'
import { usedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { presentOnly, softwareAuthenticator } from '#tests/http-clients/software-authenticator.ts'
import { memoryDocuments } from '#tests/sample-data/memory-documents.ts'
import {
  adminOfSession,
  anAccount,
  at,
  email,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
  start,
} from './memory-admin.ts'

const siteUrl = 'https://www.escola.example'
const minute = 60_000

let ports: AdminPorts & PasskeyPorts
let admin: SignedInAdmin
const chance = (now = at(0)) => ({ now, newToken })

beforeEach(async () => {
  ports = {
    ...(await memoryAdmin()),
    usedChallenges: usedChallengeStore(memoryDocuments()),
    passkeyVerifier: simpleWebAuthnVerifier({ siteUrl, siteName: async () => 'Escola' }),
  }
  admin = await signedIn()
})

const signedIn = async () => adminOfSession(ports, (await enterWithPassword(ports)).token)

const confirm = (password = 'certa') =>
  passkeyCreation({ admin, password, ...from }, ports, chance())

async function creationOptions(): Promise<object> {
  const created = await confirm()
  if (created.kind !== 'confirmed') throw new Error(created.kind)
  return created.options
}

async function aKey() {
  const key = softwareAuthenticator(siteUrl)
  const response = key.create(await creationOptions())
  expect(await addPasskey({ admin, response, name: 'Celular' }, ports, at(0))).toBe('added')
  return key
}

async function loginOptions(now = at(0)): Promise<object> {
  const asked = await passkeyLoginOptions(from, ports, chance(now))
  if (asked.kind !== 'allowed' || !asked.options) throw new Error(asked.kind)
  return asked.options
}

const enter = (response: string, now = at(0), ip = from.ip) =>
  logInWithPasskey({ ...from, response, ip }, ports, chance(now))

test('a passkey that was added with the password signs in without it', async () => {
  const key = await aKey()
  const outcome = await enter(key.use(await loginOptions()), at(5))
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect((await signedInAdmin(outcome.token, ports, at(5)))?.email).toBe(email)
  expect(await ports.passkeys.ofAccount('admin')).toMatchObject([
    { id: key.id, name: 'Celular', usedAt: start + 5 },
  ])
})

test('the browser is asked for a verified person and told of no passkey that exists', async () => {
  await aKey()
  const options = await loginOptions()
  expect(options).toMatchObject({ rpId: 'www.escola.example', userVerification: 'required' })
  expect(JSON.stringify(options)).not.toContain('allowCredentials":[{')
  expect(await creationOptions()).toMatchObject({
    rp: { id: 'www.escola.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ transports: ['internal'] }],
  })
})

test.each([
  ['made for another site', { origin: 'https://www.escola.example.evil.example' }],
  ['made for a page on plain http', { origin: 'http://www.escola.example' }],
  ['of another site’s passkey', { rpId: 'evil.example' }],
  ['without a verified person', { flags: presentOnly }],
  ['without any person', { flags: 0 }],
  ['to a challenge of its own', { challenge: 'ZGVzYWZpbw' }],
])('an answer %s neither signs in nor adds a passkey', async (_, flaw) => {
  const key = await aKey()
  expect(await enter(key.use(await loginOptions(), flaw))).toEqual({ kind: 'refused' })
  const other = softwareAuthenticator(siteUrl).create(await creationOptions(), flaw)
  expect(await addPasskey({ admin, response: other, name: 'x' }, ports, at(0))).toBe('refused')
  expect(await ports.passkeys.ofAccount('admin')).toHaveLength(1)
})

test('an answer is accepted once', async () => {
  const key = await aKey()
  const answer = key.use(await loginOptions())
  const outcomes = await Promise.all([enter(answer), enter(answer), enter(answer)])
  expect(outcomes.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1)
  const creation = softwareAuthenticator(siteUrl).create(await creationOptions())
  const add = () => addPasskey({ admin, response: creation, name: 'x' }, ports, at(0))
  expect(await add()).toBe('added')
  await ports.passkeys.removeOfAccount('admin')
  expect(await add()).toBe('refused')
})

test('a challenge lasts two minutes, and one password', async () => {
  const key = await aKey()
  const [first, second] = [await loginOptions(), await loginOptions()]
  expect((await enter(key.use(first), at(2 * minute - 1))).kind).toBe('signed-in')
  expect((await enter(key.use(second), at(2 * minute))).kind).toBe('refused')
  const later = await loginOptions(at(3 * minute))
  await ports.accounts.replace(anAccount({ passwordHash: 'nova', generation: 'h' }))
  expect((await enter(key.use(later), at(3 * minute))).kind).toBe('refused')
})

test('a challenge for one purpose or session is none for another', async () => {
  const key = await aKey()
  expect((await enter(key.use(await creationOptions()))).kind).toBe('refused')
  const response = softwareAuthenticator(siteUrl).create(await loginOptions())
  expect(await addPasskey({ admin, response, name: 'x' }, ports, at(0))).toBe('refused')
  const mine = softwareAuthenticator(siteUrl).create(await creationOptions())
  const thief = await signedIn()
  expect(await addPasskey({ admin: thief, response: mine, name: 'x' }, ports, at(0))).toBe(
    'refused',
  )
})

test('a copied key is found out by its counter', async () => {
  const key = await aKey()
  const use = async (counter: number) =>
    (await enter(key.use(await loginOptions(), { counter }))).kind
  expect(await use(7)).toBe('signed-in')
  expect(await use(7)).toBe('refused')
  expect(await use(3)).toBe('refused')
  expect(await use(8)).toBe('signed-in')
})

test('an unknown, removed or foreign passkey is refused like nonsense', async () => {
  const key = await aKey()
  const stranger = softwareAuthenticator(siteUrl)
  const forged = JSON.parse(stranger.use(await loginOptions()))
  const answers = [
    stranger.use(await loginOptions()),
    JSON.stringify({ ...forged, id: key.id, rawId: key.id }),
    '',
    '{}',
    '[]',
    'null',
    '{"id":"../x"}',
    `{"id":"${key.id}"}`,
    `{"id":"${key.id}","response":null}`,
  ]
  for (const [n, answer] of answers.entries()) {
    expect(await enter(answer, at(n), `203.0.${n}.1`), answer).toEqual({ kind: 'refused' })
  }
  await ports.passkeys.remove(key.id)
  const removed = key.use(await loginOptions())
  expect(await enter(removed, at(40_000), '203.0.113.99')).toEqual({ kind: 'refused' })
})

test('failures with passkeys and with passwords are counted apart', async () => {
  const key = await aKey()
  const guess = () => logIn({ email, password: 'errada', ...from }, ports, chance())
  for (let n = 0; n < 6; n += 1) await guess()
  expect((await guess()).kind).toBe('too-early')
  expect((await enter(key.use(await loginOptions()))).kind).toBe('signed-in')
  for (let n = 0; n < 50; n += 1) await enter('{}')
  expect((await enter('{}')).kind).toBe('too-early')
  const attempt = { ...from, email, password: 'certa', ip: '192.0.2.2' }
  expect((await logIn(attempt, ports, chance())).kind).toBe('signed-in')
})

test('a session alone adds no passkey, and guessing the password is slowed', async () => {
  for (let n = 0; n < 5; n += 1) expect(await confirm('palpite')).toEqual({ kind: 'refused' })
  expect(await confirm()).toEqual({ kind: 'too-early', waitMs: 60_000 })
})

test('where a passkey is required the password alone opens no session, and is slowed', async () => {
  const key = await aKey()
  expect(await requirePasskey(admin, ports)).toBe(true)
  const tryPassword = (now = at(0)) =>
    logIn({ email, password: 'certa', ...from }, ports, chance(now))
  for (let n = 0; n < 5; n += 1) expect(await tryPassword()).toEqual({ kind: 'passkey-needed' })
  expect(await tryPassword()).toEqual({ kind: 'too-early', waitMs: 60_000 })
  const later = at(minute)
  expect((await enter(key.use(await loginOptions(later)), later)).kind).toBe('signed-in')
})

const remove = (id: string, password = 'certa') =>
  removePasskey(id, { admin, password, ...from }, ports, at(0))

test('a session alone deletes no passkey and ends no requirement', async () => {
  const key = await aKey()
  await requirePasskey(admin, ports)
  const stop = (password: string) =>
    stopRequiringPasskey({ admin, password, ...from }, ports, at(0))
  expect(await stop('palpite')).toEqual({ kind: 'refused' })
  expect(await remove(key.id, 'palpite')).toEqual({ kind: 'refused' })
  expect((await ports.accounts.find('admin'))?.passkeyRequired).toBe(true)
  expect(await ports.passkeys.ofAccount('admin')).toHaveLength(1)
  expect((await stop('certa')).kind).toBe('confirmed')
  expect((await ports.accounts.find('admin'))?.passkeyRequired).toBe(false)
})

test('the requirement goes with the last passkey, and does not come back', async () => {
  const [first, second] = [await aKey(), await aKey()]
  await requirePasskey(admin, ports)
  const required = async () => (await ports.accounts.find('admin'))?.passkeyRequired
  await remove(first.id)
  expect(await required()).toBe(true)
  await remove(second.id)
  expect(await required()).toBe(false)
  await aKey()
  expect((await signedIn()).email).toBe(email)
})

test('a requirement without any passkey locks nobody out', async () => {
  await requirePasskey(admin, ports)
  expect((await signedIn()).email).toBe(email)
})

test('there are at most ten', async () => {
  for (let n = 0; n < maxPasskeys; n += 1) await aKey()
  expect(await confirm()).toEqual({ kind: 'too-many' })
})

test('the operator’s new password removes every passkey, the admin’s own does not', async () => {
  const generators = { now: at(0), newPassword: () => 'x', newGeneration: newToken }
  const stored = await ports.accounts.find('admin')
  if (!stored) throw new Error('no account')
  await aKey()
  await setPassword('nova', { ...stored, passkeyRequired: true }, ports, generators)
  expect(await ports.passkeys.ofAccount('admin')).toEqual([])
  expect((await ports.accounts.find('admin'))?.passkeyRequired).toBe(false)
  await ports.accounts.replace(stored)
  await aKey()
  const wanted = { email, password: 'do-ambiente', defaultEmail: email }
  await prepareAccount({ ...wanted, password: null }, ports, generators)
  expect(await ports.passkeys.ofAccount('admin')).toHaveLength(1)
  await prepareAccount(wanted, ports, generators)
  expect(await ports.passkeys.ofAccount('admin')).toEqual([])
})

test('a passkey opens the account of the person who made it, and is theirs alone', async () => {
  const ana = anAccount({ id: 'ana', email: 'ana@escola.example', generation: 'g2', createdAt: 1 })
  await ports.accounts.add(ana)
  const first = await aKey()
  const entered = await enterWithPassword(ports, 'certa', at(0), ana.email)
  admin = await adminOfSession(ports, entered.token)
  const key = await aKey()
  const outcome = await enter(key.use(await loginOptions()))
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect((await signedInAdmin(outcome.token, ports, at(0)))?.id).toBe('ana')
  await remove(first.id)
  expect(await ports.passkeys.find(first.id)).not.toBeNull()
  await requirePasskey(admin, ports)
  expect((await enterWithPassword(ports)).kind).toBe('signed-in')
  const alone = await ports.accounts.remove('ana')
  expect(alone).toBe('removed')
  expect((await enter(key.use(await loginOptions()))).kind).toBe('refused')
})

test('a new password that cannot be stored leaves no passkey behind and none half removed', async () => {
  const generators = { now: at(0), newPassword: () => 'x', newGeneration: newToken }
  const stored = await ports.accounts.find('admin')
  if (!stored) throw new Error('no account')
  const set = () => setPassword('nova', stored, ports, generators)
  await aKey()
  vi.spyOn(ports.passwords, 'hash').mockRejectedValueOnce(new Error('no memory'))
  await expect(set()).rejects.toThrow('no memory')
  expect(await ports.passkeys.ofAccount('admin')).toHaveLength(1)

  const late = await creationOptions()
  const { replace } = ports.accounts
  vi.spyOn(ports.accounts, 'replace').mockImplementationOnce(async (account) => {
    const response = softwareAuthenticator(siteUrl).create(late)
    await addPasskey({ admin, response, name: 'Intruso' }, ports, at(0))
    await replace(account)
  })
  await set()
  expect(await ports.passkeys.ofAccount('admin')).toEqual([])
})
