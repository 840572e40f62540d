import { beforeEach, expect, test, vi } from 'vitest'
import { changePassword, type PasswordChange } from '#domain/admin/change-password.ts'
import type { CommonPasswords } from '#domain/admin/common-passwords.ts'
import type { AdminPorts } from '#domain/admin/log-in.ts'
import { type SignedInAdmin, signedInAdmin } from '#domain/admin/session.ts'
import { StoreFault } from '#domain/store-fault.ts'
import {
  adminOfSession,
  at,
  email,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
} from './memory-admin.ts'

const hour = 60 * 60 * 1000
const chosen = 'jabuti cadeira vento'

let ports: AdminPorts & { commonPasswords: CommonPasswords }

beforeEach(async () => {
  ports = {
    ...(await memoryAdmin({ passkeyRequired: true })),
    commonPasswords: { has: async (word) => word === 'basketball' },
  }
})

const enter = (password?: string, now?: Date) => enterWithPassword(ports, password, now)
const whoIs = (token: string, now = at(0)) => signedInAdmin(token, ports, now)
const adminOf = (token: string) => adminOfSession(ports, token)

const change = (admin: SignedInAdmin, changes: Partial<PasswordChange> = {}, now = at(0)) =>
  changePassword(
    {
      admin,
      current: 'certa',
      chosen,
      ...from,
      personal: [],
      ...changes,
    },
    ports,
    { now, newToken },
  )

test('a changed password ends all sessions, and the browser that asked gets a new one', async () => {
  const [mine, other] = [await enter(), await enter()]
  const outcome = await change(await adminOf(mine.token))
  if (outcome.kind !== 'changed') throw new Error(outcome.kind)
  expect(await whoIs(mine.token)).toBeNull()
  expect(await whoIs(other.token)).toBeNull()
  expect((await whoIs(outcome.token))?.email).toBe(email)
  await expect(enter('certa')).rejects.toThrow('refused')
  expect((await enter(chosen)).kind).toBe('signed-in')
  expect((await ports.accounts.find('admin'))?.passkeyRequired).toBe(true)
  expect(await ports.knownBrowser(mine.browserCookie, at(0))).toBeNull()
  expect(await ports.knownBrowser(outcome.browserCookie, at(0))).not.toBeNull()
})

test('the new session lasts no longer than the one before', async () => {
  const { token } = await enter()
  const outcome = await change(await adminOf(token), {}, at(20 * hour))
  if (outcome.kind !== 'changed') throw new Error(outcome.kind)
  expect(await whoIs(outcome.token, at(24 * hour))).not.toBeNull()
  expect(await whoIs(outcome.token, at(24 * hour + 1000))).toBeNull()
})

test('a weak choice is refused before the present password is tried', async () => {
  const admin = await adminOf((await enter()).token)
  const verify = vi.spyOn(ports.passwords, 'verify')
  const weak = async (password: string) => {
    const outcome = await change(admin, { chosen: password, personal: ['Viva Idiomas'] })
    return outcome.kind === 'weak' ? outcome.weakness : outcome.kind
  }
  expect(await weak('certa')).toBe('unchanged')
  expect(await weak('curta')).toBe('too-short')
  expect(await weak('basketball2026')).toBe('common')
  expect(await weak('secretaria2026')).toBe('personal')
  expect(await weak('viva-idiomas-2026')).toBe('personal')
  expect(verify).not.toHaveBeenCalled()
})

test('guessing the present password is slowed like signing in', async () => {
  const { token, browserCookie } = await enter()
  const admin = await adminOf(token)
  const guess = () => change(admin, { current: 'palpite', browserCookie })
  for (let n = 0; n < 5; n += 1) expect(await guess()).toEqual({ kind: 'refused' })
  expect(await guess()).toEqual({ kind: 'too-early', waitMs: 60_000 })
  expect(await change(admin, { browserCookie })).toEqual({ kind: 'too-early', waitMs: 60_000 })
  expect((await change(admin, { browserCookie }, at(60_000))).kind).toBe('changed')
  expect((await ports.accounts.find('admin'))?.passwordHash).toBe(chosen)
})

test('of two changes at once one holds, and only its session lives', async () => {
  const admin = await adminOf((await enter()).token)
  const both = ['jabuti cadeira vento', 'laranja bicicleta lua']
  const outcomes = await Promise.all(both.map((password) => change(admin, { chosen: password })))
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['changed', 'refused'])
  const winner = outcomes.findIndex(({ kind }) => kind === 'changed')
  expect((await ports.accounts.find('admin'))?.passwordHash).toBe(both[winner])
})

test('what else is changed of the account at the same moment stays changed', async () => {
  const admin = await adminOf((await enter()).token)
  vi.spyOn(ports.passwords, 'hash').mockImplementationOnce(async (typed) => {
    await ports.accounts.update('admin', 'g', { passkeyRequired: false })
    return typed
  })
  expect((await change(admin)).kind).toBe('changed')
  expect(await ports.accounts.find('admin')).toMatchObject({
    passwordHash: chosen,
    passkeyRequired: false,
  })
})

test('when the store fails the old password and session still hold', async () => {
  const { token } = await enter()
  const admin = await adminOf(token)
  for (const broken of [vi.spyOn(ports.sessions, 'create'), vi.spyOn(ports.accounts, 'update')]) {
    broken.mockRejectedValueOnce(new StoreFault('unavailable', 'fora do ar'))
    await expect(change(admin)).rejects.toThrow('fora do ar')
    expect(await whoIs(token)).not.toBeNull()
    expect((await ports.accounts.find('admin'))?.passwordHash).toBe('certa')
  }
})
