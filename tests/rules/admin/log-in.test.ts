import { beforeEach, expect, test, vi } from 'vitest'
import { knownBrowserFinder, knownBrowserLifetimeMs } from '#domain/admin/known-browser.ts'
import { type AdminPorts, type LoginAttempt, logIn } from '#domain/admin/log-in.ts'
import { signedInAdmin } from '#domain/admin/session.ts'
import { at, email, enterWithPassword, from, memoryAdmin, newToken } from './memory-admin.ts'

const minute = 60_000
const day = 24 * 60 * minute

let ports: AdminPorts

beforeEach(async () => {
  ports = await memoryAdmin()
})

const enter = (changes: Partial<LoginAttempt> = {}, now = at(0)) =>
  logIn({ email, password: 'certa', ...from, ...changes }, ports, { now, newToken })
const fail = (changes: Partial<LoginAttempt> = {}, now = at(0)) =>
  enter({ password: 'errada', ...changes }, now)
const signIn = () => enterWithPassword(ports)

test('the right pair opens a session that lasts 24 hours and not a second more', async () => {
  const outcome = await enter({ email: ' SECRETARIA@escola.example ' })
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect((await signedInAdmin(outcome.token, ports, at(day)))?.email).toBe(email)
  expect(await signedInAdmin(outcome.token, ports, at(day + 1000))).toBeNull()
})

test('only the hash of a token is stored, and it opens nothing itself', async () => {
  const { token, session } = await signIn()
  expect(session.tokenHash).not.toContain(token)
  for (const forged of [session.tokenHash, '', 'x', `${token}x`, null]) {
    expect(await signedInAdmin(forged, ports, at(0))).toBeNull()
  }
})

test('a new password ends the sessions of the old one', async () => {
  const { token } = await signIn()
  await ports.accounts.update('admin', 'g', { generation: 'h' })
  expect(await signedInAdmin(token, ports, at(1))).toBeNull()
})

test.each([
  ['a wrong password', { password: 'errada' }],
  ['an unknown e-mail', { email: 'outra@escola.example' }],
])('%s is refused alike, after verifying, and writes nothing', async (_, changes) => {
  const verify = vi.spyOn(ports.passwords, 'verify')
  const writes = (['create', 'end', 'removeEnded'] as const).map((write) =>
    vi.spyOn(ports.sessions, write),
  )
  expect(await enter(changes)).toEqual({ kind: 'refused' })
  expect(verify).toHaveBeenCalledTimes(1)
  for (const write of writes) expect(write).not.toHaveBeenCalled()
})

test('the sixth failure of an IP must wait, also for the right password', async () => {
  for (let n = 0; n < 5; n += 1) expect((await fail()).kind).toBe('refused')
  expect(await enter()).toEqual({ kind: 'too-early', waitMs: minute })
  expect((await enter({}, at(minute))).kind).toBe('signed-in')
})

test('attempts at the same moment count one another', async () => {
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => fail()))
  expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
})

test('success forgets the failures before it', async () => {
  for (let n = 0; n < 4; n += 1) await fail()
  await enter()
  for (let n = 0; n < 5; n += 1) expect((await fail()).kind).toBe('refused')
})

test('guessing from many IPs slows the account, however the e-mail is written, and never locks it', async () => {
  const spellings = [email, ` ${email.toUpperCase()} `]
  for (let n = 0; n < 40; n += 1) {
    await fail({ ip: `203.0.113.${n}`, email: spellings[n % 2] ?? '' }, at(n))
  }
  const outcome = await enter({}, at(40))
  if (outcome.kind !== 'too-early') throw new Error(outcome.kind)
  expect(outcome.waitMs).toBeLessThanOrEqual(minute / 2)
  expect((await enter({}, at(40 + outcome.waitMs))).kind).toBe('signed-in')
})

test('a browser that the admin has used is not kept out by strangers, and must wait when it guesses', async () => {
  const { browserCookie } = await signIn()
  for (let n = 0; n < 40; n += 1) await fail({ ip: `203.0.113.${n}` })
  for (let n = 0; n < 6; n += 1) await fail()
  expect((await enter()).kind).toBe('too-early')
  expect((await enter({ browserCookie })).kind).toBe('signed-in')
  for (let n = 0; n < 5; n += 1) expect((await fail({ browserCookie })).kind).toBe('refused')
  expect(await fail({ browserCookie })).toEqual({ kind: 'too-early', waitMs: minute })
})

test("strangers' passwords are verified one at a time in a short queue, a known browser's at once", async () => {
  const { browserCookie } = await signIn()
  const verifying: string[] = []
  let finish = (_: boolean) => {}
  ports.passwords.verify = (typed) => {
    verifying.push(typed)
    return new Promise((resolve) => {
      finish = resolve
    })
  }
  const strangers = Array.from({ length: 100 }, (_, n) =>
    enter({ email: `${n}@x.example`, password: `${n}`, ip: `203.0.${n}.1` }),
  )
  await vi.waitFor(() => expect(verifying).toHaveLength(1))
  const admin = enter({ browserCookie })
  await vi.waitFor(() => expect(verifying).toEqual(['0', 'certa']))
  finish(true)
  expect((await admin).kind).toBe('signed-in')
  const refused = await Promise.all(strangers.slice(20))
  expect(refused.map(({ kind }) => kind)).toEqual(refused.map(() => 'too-early'))
})

test('a verification that fails for the store does not block the queue', async () => {
  vi.spyOn(ports.accounts, 'all').mockRejectedValueOnce(new Error('fora do ar'))
  await expect(enter()).rejects.toThrow('fora do ar')
  expect((await enter()).kind).toBe('signed-in')
})

test('the cookie of a known browser ends with its time or with the password', async () => {
  const { browserCookie } = await signIn()
  const isKnown = async (cookie: string, now = at(0)) =>
    (await ports.knownBrowser(cookie, now)) !== null
  expect(await isKnown(browserCookie)).toBe(true)
  expect(await isKnown(browserCookie, at(knownBrowserLifetimeMs))).toBe(false)
  const [expiry = '', id, mac] = browserCookie.split('.')
  const forged = [
    `${Number(expiry) + 1}.${id}.${mac}`,
    `${expiry}.${newToken()}.${mac}`,
    `${expiry}.${id}.${'0'.repeat(64)}`,
    newToken(),
    '',
  ]
  for (const cookie of forged) expect(await isKnown(cookie), cookie).toBe(false)
  await ports.accounts.update('admin', 'g', { generation: 'h' })
  expect(await knownBrowserFinder(ports.accounts)(browserCookie, at(0))).toBeNull()
})

test('cookies cost few reads, and a flood of forged ones keeps no known browser out', async () => {
  const { browserCookie } = await signIn()
  const knownBrowser = knownBrowserFinder(ports.accounts)
  const reads = vi.spyOn(ports.accounts, 'all')
  const forged = `${browserCookie.slice(0, -64)}${'0'.repeat(64)}`
  for (let n = 0; n < 500; n += 1) expect(await knownBrowser(forged, at(n))).toBeNull()
  for (let n = 0; n < 50; n += 1) expect(await knownBrowser(browserCookie, at(n))).not.toBeNull()
  expect(reads.mock.calls.length).toBeLessThanOrEqual(20)
})
