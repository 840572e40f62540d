import { beforeEach, expect, test } from 'vitest'
import { logIn } from '#domain/admin/log-in.ts'
import {
  makeRecoveryCodes,
  type RecoveryAttempt,
  recoverAccount,
  recoveryCodeCount,
} from '#domain/admin/recovery-codes.ts'
import { type SignedInAdmin, signedInAdmin } from '#domain/admin/session.ts'
import { newRecoveryCode } from '#server/admin-account/prepared-account-store.ts'
import {
  adminOfSession,
  anAccount,
  at,
  email,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
} from './memory-admin.ts'

const minute = 60_000
const chosen = 'jabuti cadeira vento'
const chance = (now = at(0)) => ({ now, newToken })

let ports: Awaited<ReturnType<typeof aSchool>>
let admin: SignedInAdmin
let token = ''

async function aSchool() {
  return {
    ...(await memoryAdmin({ passkeyRequired: true })),
    commonPasswords: { has: async () => false },
  }
}

beforeEach(async () => {
  ports = await aSchool()
  token = (await enterWithPassword(ports)).token
  admin = await adminOfSession(ports, token)
})

async function newCodes(): Promise<string[]> {
  const given = { admin, password: 'certa', ...from }
  const made = await makeRecoveryCodes(given, ports, { now: at(0), newCode: newRecoveryCode })
  if (made.kind !== 'made') throw new Error(made.kind)
  return made.codes
}

const recover = (code: string, changes: Partial<RecoveryAttempt> = {}, now = at(0)) =>
  recoverAccount(
    { email, code, chosen, removePasskeys: false, personal: [], ...from, ...changes },
    ports,
    chance(now),
  )

const stored = async () => {
  const account = await ports.accounts.find('admin')
  if (!account) throw new Error('no account')
  return account
}

test('ten codes are made, all different, and only their hashes are stored', async () => {
  const codes = await newCodes()
  expect(new Set(codes).size).toBe(recoveryCodeCount)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{5}-){2}[a-hjkmnp-z2-9]{5}$/)
  const kept = JSON.stringify(await stored())
  for (const code of codes) expect(kept).not.toContain(code)
})

test('a code opens the account once: new password, no requirement, no other session', async () => {
  const [code = '', other = ''] = await newCodes()
  const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'Celular' }
  await ports.passkeys.create({ ...key, accountId: 'admin', createdAt: 0, usedAt: null })
  const outcome = await recover(` ${code.toUpperCase().replaceAll('-', ' ')}`)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect(await signedInAdmin(token, ports, at(0))).toBeNull()
  expect(await signedInAdmin(outcome.token, ports, at(0))).not.toBeNull()
  const account = await stored()
  expect(account).toMatchObject({ passwordHash: chosen, passkeyRequired: false })
  expect(account.recoveryCodes).toHaveLength(recoveryCodeCount - 1)
  expect(account.recoveredAt).toBe(at(0).getTime())
  expect(await ports.passkeys.ofAccount('admin')).toHaveLength(1)

  expect(await recover(code)).toEqual({ kind: 'refused' })
  expect((await recover(other, { removePasskeys: true })).kind).toBe('signed-in')
  expect(await ports.passkeys.ofAccount('admin')).toEqual([])
})

test('of many who use one code at once, one gets in', async () => {
  const [code = ''] = await newCodes()
  const outcomes = await Promise.all([recover(code), recover(code), recover(code)])
  expect(outcomes.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1)
})

test('new codes end the old ones, and the notice of their use', async () => {
  const [first = '', second = ''] = await newCodes()
  await recover(first)
  const entered = await logIn({ email, password: chosen, ...from }, ports, chance())
  if (entered.kind !== 'signed-in') throw new Error(entered.kind)
  const given = { admin, password: chosen, ...from }
  await makeRecoveryCodes(given, ports, { now: at(0), newCode: newRecoveryCode })
  expect((await stored()).recoveredAt).toBeNull()
  expect(await recover(second)).toEqual({ kind: 'refused' })
})

test('a session alone makes no codes', async () => {
  const given = { admin, password: 'palpite', ...from }
  const made = await makeRecoveryCodes(given, ports, { now: at(0), newCode: newRecoveryCode })
  expect(made).toEqual({ kind: 'refused' })
  expect((await stored()).recoveryCodes).toEqual([])
})

test('a wrong code, an unknown e-mail and another person’s code are refused alike', async () => {
  const [code = ''] = await newCodes()
  await ports.accounts.add(anAccount({ id: 'ana', email: 'ana@escola.example' }))
  expect(await recover('abcde-fghjk-mnpqr')).toEqual({ kind: 'refused' })
  expect(await recover(code, { email: 'ninguem@escola.example' })).toEqual({ kind: 'refused' })
  expect(await recover(code, { email: 'ana@escola.example' })).toEqual({ kind: 'refused' })
  expect(await recover('')).toEqual({ kind: 'refused' })
})

test('guessing codes is counted with guessing passwords', async () => {
  const [code = ''] = await newCodes()
  for (let n = 0; n < 3; n += 1) await recover('abcde-fghjk-mnpqr')
  for (let n = 0; n < 2; n += 1) {
    await logIn({ email, password: 'errada', ...from }, ports, chance())
  }
  expect(await recover(code)).toEqual({ kind: 'too-early', waitMs: minute })
  expect((await recover(code, {}, at(minute))).kind).toBe('signed-in')
})

test('a weak password uses up no code and no attempt', async () => {
  const [code = ''] = await newCodes()
  for (let n = 0; n < 9; n += 1) {
    expect(await recover(code, { chosen: 'secretaria2026' })).toMatchObject({ kind: 'weak' })
  }
  expect((await recover(code)).kind).toBe('signed-in')
})
