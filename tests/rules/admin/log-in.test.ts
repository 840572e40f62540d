import { beforeEach, expect, test, vi } from 'vitest'
import { memoryAccountStore } from '#adapters/memory/account-store.ts'
import { memoryLoginDelayStore } from '#adapters/memory/login-delay-store.ts'
import { memoryPasskeyStore } from '#adapters/memory/passkey-store.ts'
import { memorySessionStore } from '#adapters/memory/session-store.ts'
import { type AdminPorts, type LoginAttempt, logIn } from '#domain/admin/log-in.ts'
import { accountRule, addressRule, delayAfter } from '#domain/admin/login-delay.ts'
import type { LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import { loginDelays } from '#domain/admin/login-delays.ts'
import { signedInAdmin } from '#domain/admin/signed-in.ts'

const start = Date.parse('2026-06-21T12:00:00Z')
const day = 24 * 60 * 60 * 1000
const at = (milliseconds: number) => new Date(start + milliseconds)

let ports: AdminPorts
let store: LoginDelayStore
let tokens = 0
const newToken = () => `${++tokens}`.padStart(43, 'x')

beforeEach(async () => {
  const account = memoryAccountStore()
  await account.createIfAbsent({
    email: 'Secretaria@escola.example',
    passwordHash: 'certa',
    generation: 'g',
    passkeyRequired: false,
  })
  store = memoryLoginDelayStore()
  ports = {
    account,
    sessions: memorySessionStore(),
    delays: loginDelays(store),
    // The real one is slow on purpose; here only the comparison matters.
    passwords: { hash: async (typed) => typed, verify: async (typed, hash) => typed === hash },
    passkeys: memoryPasskeyStore(),
  }
})

const attempt = (changes: Partial<LoginAttempt> = {}): LoginAttempt => ({
  email: 'secretaria@escola.example',
  password: 'certa',
  address: '198.51.100.7',
  device: null,
  ...changes,
})
const enter = (changes?: Partial<LoginAttempt>, now = at(0)) =>
  logIn(attempt(changes), ports, { now, newToken })
const fail = (changes: Partial<LoginAttempt> = {}, now = at(0)) =>
  enter({ password: 'errada', ...changes }, now)

test('the right pair opens a session that lasts 24 hours and not a second more', async () => {
  const outcome = await enter({ email: ' SECRETARIA@escola.example ' })
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const found = await signedInAdmin(outcome.token, ports, at(day))
  expect(found?.email).toBe('Secretaria@escola.example')
  expect(await signedInAdmin(outcome.token, ports, at(day + 1000))).toBeNull()
})

test('only the hash of a token is stored, and it opens nothing itself', async () => {
  const outcome = await enter()
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect(outcome.session.tokenHash).not.toContain(outcome.token)
  for (const forged of [outcome.session.tokenHash, '', 'x', `${outcome.token}x`, null]) {
    expect(await signedInAdmin(forged, ports, at(0))).toBeNull()
  }
})

test('a new password ends the sessions of the old one', async () => {
  const outcome = await enter()
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const account = await ports.account.find()
  if (!account) throw new Error('no account')
  await ports.account.replace({ ...account, generation: 'h' })
  expect(await signedInAdmin(outcome.token, ports, at(1))).toBeNull()
})

test.each([
  ['a wrong password', { password: 'errada' }],
  ['an unknown e-mail', { email: 'outra@escola.example' }],
])('%s is refused alike', async (_, changes) => {
  expect(await enter(changes)).toEqual({ kind: 'refused' })
})

test('the wait grows with every failure, up to its limit', () => {
  const waits = [4, 5, 6, 7, 8, 60].map((failures) => delayAfter(failures, addressRule))
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 15 * 60_000])
  expect(delayAfter(1000, accountRule)).toBe(30_000)
})

test('the sixth failure of an address must wait, also for the right password', async () => {
  for (let n = 0; n < 5; n += 1) expect((await fail()).kind).toBe('refused')
  expect(await enter()).toEqual({ kind: 'too-early', waitMs: 1000 })
  expect((await enter({}, at(1000))).kind).toBe('signed-in')
})

test('attempts at the same moment count one another', async () => {
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => fail()))
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
})

test('guessing from many addresses slows the account, and never locks it', async () => {
  for (let n = 0; n < 40; n += 1) await fail({ address: `203.0.113.${n}` }, at(n * 31_000))
  const now = 40 * 31_000
  await fail({ address: '203.0.113.99' }, at(now))
  const outcome = await enter({}, at(now + 1))
  expect(outcome).toEqual({ kind: 'too-early', waitMs: 29_999 })
  expect((await enter({}, at(now + 30_001))).kind).toBe('signed-in')
})

test('a browser that the admin knows is not kept out by strangers', async () => {
  const outcome = await enter()
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  for (let n = 0; n < 40; n += 1) await fail({ address: `203.0.113.${n}` })
  expect((await enter()).kind).toBe('too-early')
  expect((await enter({ device: outcome.device })).kind).toBe('signed-in')
})

test('whether a browser is known is asked without writing anything', async () => {
  const outcome = await enter()
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const { knownBrowser, save } = ports.delays
  const saved = vi.spyOn(store, 'save')
  expect(await knownBrowser(outcome.device, start)).not.toBeNull()
  expect(await knownBrowser(newToken(), start)).toBeNull()
  expect(await knownBrowser('forged', start)).toBeNull()
  await save()
  expect(saved).not.toHaveBeenCalled()
})

test('a known browser that guesses must wait as well', async () => {
  const outcome = await enter()
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const { device } = outcome
  for (let n = 0; n < 5; n += 1) expect((await fail({ device })).kind).toBe('refused')
  expect((await fail({ device })).kind).toBe('too-early')
})

test('success forgets the failures before it', async () => {
  for (let n = 0; n < 4; n += 1) await fail()
  await enter()
  for (let n = 0; n < 5; n += 1) expect((await fail()).kind).toBe('refused')
})

test("strangers' passwords are verified one at a time, a known browser's at once", async () => {
  const known = await enter()
  if (known.kind !== 'signed-in') throw new Error(known.kind)
  const verifying: string[] = []
  let finish = (_: boolean) => {}
  ports.passwords.verify = (typed) => {
    verifying.push(typed)
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  const strangers = Array.from({ length: 100 }, (_, n) =>
    enter({ email: `${n}@x.example`, password: `${n}`, address: `203.0.${n}.1` }),
  )
  await vi.waitFor(() => expect(verifying).toHaveLength(1))
  const admin = enter({ device: known.device })
  await vi.waitFor(() => expect(verifying).toEqual(['0', 'certa']))
  finish(true)
  expect((await admin).kind).toBe('signed-in')
  // Nobody waits behind more strangers than a few: the others are refused without delay.
  const refused = await Promise.all(strangers.slice(30))
  expect(refused.map(({ kind }) => kind)).toEqual(refused.map(() => 'too-early'))
})

test('a clock that was set back keeps nobody out for longer than the longest delay', async () => {
  const late = at(30 * day)
  for (let failures = 0; failures < 30; failures += 1) await fail({}, late)
  expect(await fail({}, late)).toMatchObject({ kind: 'too-early' })
  await ports.delays.save()
  expect(await fail()).toEqual({ kind: 'refused' })
  await ports.delays.save()
  const again = await fail()
  if (again.kind !== 'too-early') throw new Error(again.kind)
  expect(again.waitMs).toBeLessThanOrEqual(addressRule.longestDelayMs)
})
