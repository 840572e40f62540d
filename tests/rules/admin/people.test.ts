import { beforeEach, expect, test, vi } from 'vitest'
import { maxAccounts } from '#domain/admin/account-store.ts'
import {
  type Acceptance,
  acceptInvitation,
  findInvitation,
  invite,
  openInvitations,
  placesLeft,
} from '#domain/admin/invitations.ts'
import { knownBrowserFinder } from '#domain/admin/known-browser.ts'
import { recentSessions } from '#domain/admin/recent-sessions.ts'
import { removePerson } from '#domain/admin/remove-person.ts'
import { handOver } from '#domain/admin/responsible.ts'
import {
  endSessions,
  liveSessions,
  type SignedInAdmin,
  signedInAdmin,
} from '#domain/admin/session.ts'
import { trusted } from '#tests/sample-data/trusted.ts'
import {
  adminOfSession,
  anAccount,
  at,
  enterWithPassword,
  from,
  memoryAdmin,
  newToken,
} from './memory-admin.ts'

const day = 24 * 60 * 60 * 1000
const chance = (now = at(0)) => ({ now, newToken })

let ports: Awaited<ReturnType<typeof aSchool>>
let admin: SignedInAdmin

async function aSchool() {
  return { ...(await memoryAdmin()), commonPasswords: { has: async () => false } }
}

beforeEach(async () => {
  ports = await aSchool()
  admin = await adminOfSession(ports, (await enterWithPassword(ports)).token)
})

const given = (password = 'certa', who = admin) => ({ admin: who, password, ...from })

async function anInvitation(accountId: string | null = null, who = admin): Promise<string> {
  const invited = await invite(accountId, given('certa', who), ports, chance())
  if (invited.kind !== 'invited') throw new Error(invited.kind)
  return invited.token
}

const accept = (token: string, changes: Partial<Acceptance> = {}, now = at(0)) =>
  acceptInvitation(
    {
      token,
      name: 'Ana',
      email: 'ana@escola.example',
      chosen: 'certa-certa-certa',
      removePasskeys: false,
      personal: ['Viva Idiomas'],
      browser: 'Safari no iPhone',
      ...changes,
    },
    ports,
    chance(now),
  )

async function aPerson(changes: Partial<Acceptance> = {}) {
  const outcome = await accept(await anInvitation(), changes)
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  const person = await adminOfSession(ports, outcome.token)
  return { ...outcome, person }
}

test('an invitation makes an account of its own, and signs in', async () => {
  const { person } = await aPerson()
  expect(person).toMatchObject({ name: 'Ana', email: 'ana@escola.example' })
  const entered = await enterWithPassword(ports, 'certa-certa-certa', at(0), 'ANA@escola.example')
  expect((await signedInAdmin(entered.token, ports, at(0)))?.id).toBe(person.id)
  expect((await enterWithPassword(ports)).session.accountId).toBe('admin')
  expect(person.id).not.toBe('admin')
})

test('an invitation opens once, also for many at once', async () => {
  const token = await anInvitation()
  const emails = ['a@x.example', 'b@x.example', 'c@x.example']
  const outcomes = await Promise.all(emails.map((email) => accept(token, { email })))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'gone', 'signed-in'])
  expect(await accept(token, { email: 'd@x.example' })).toEqual({ kind: 'gone' })
  expect(await ports.accounts.all()).toHaveLength(2)
})

test('an invitation lasts three days and not a moment more', async () => {
  const token = await anInvitation()
  expect(await findInvitation(token, ports, at(3 * day - 1))).not.toBeNull()
  expect(await accept(token, {}, at(3 * day))).toEqual({ kind: 'gone' })
})

test('only the hash of the token is stored, and it opens nothing', async () => {
  const token = await anInvitation()
  const [stored] = await ports.invitations.all()
  expect(JSON.stringify(stored)).not.toContain(token)
  for (const forged of [stored?.tokenHash ?? '', '', 'x', `${token}x`, newToken()]) {
    expect(await accept(forged), forged).toEqual({ kind: 'gone' })
  }
})

test('a weak password or a used e-mail leaves the invitation open', async () => {
  const token = await anInvitation()
  const weak = await accept(token, { chosen: 'viva-idiomas-1984' })
  expect(weak).toEqual({ kind: 'weak', weakness: 'personal' })
  expect(await accept(token, { chosen: 'Ana-Ana-Ana-2026' })).toMatchObject({ kind: 'weak' })
  expect(await accept(token, { email: ' Secretaria@ESCOLA.example' })).toEqual({ kind: 'taken' })
  // Somebody else takes the e-mail between the check and the write.
  vi.spyOn(ports.accounts, 'add').mockResolvedValueOnce('taken')
  expect(await accept(token)).toEqual({ kind: 'taken' })
  expect((await accept(token)).kind).toBe('signed-in')
})

test('a session alone invites nobody, and guessing the password is slowed', async () => {
  for (let n = 0; n < 5; n += 1) {
    expect(await invite(null, given('palpite'), ports, chance())).toEqual({ kind: 'refused' })
  }
  expect(await invite(null, given(), ports, chance())).toMatchObject({ kind: 'too-early' })
  expect(await ports.invitations.all()).toEqual([])
})

test('there are only as many invitations as places', async () => {
  for (let n = 2; n < maxAccounts; n += 1) await aPerson({ email: `${n}@escola.example` })
  const last = await anInvitation()
  expect(await invite(null, given(), ports, chance())).toEqual({ kind: 'full' })
  const accounts = await ports.accounts.all()
  const open = await openInvitations(accounts, ports, at(0))
  expect(placesLeft(accounts, open)).toBe(0)
  expect(placesLeft(accounts, await openInvitations(accounts, ports, at(3 * day)))).toBe(1)
  await ports.invitations.removeEnded(trusted(at(3 * day)))
  expect(await ports.invitations.all()).toEqual([])
  expect(await accept(last)).toEqual({ kind: 'gone' })
})

test('an invitation ends with the password of whoever made it', async () => {
  const token = await anInvitation()
  await ports.accounts.update('admin', 'g', { generation: 'h' })
  expect(await accept(token)).toEqual({ kind: 'gone' })
})

test('an invitation for somebody who has access resets their password and nothing else', async () => {
  const { person, token: hers } = await aPerson()
  const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'Celular' }
  await ports.passkeys.create({ ...key, accountId: person.id, createdAt: 0, usedAt: null })
  const stored = await ports.accounts.find(person.id)
  await ports.accounts.update(person.id, stored?.generation ?? '', { passkeyRequired: true })

  const token = await anInvitation(person.id)
  const outcome = await accept(token, {
    name: 'Eva',
    email: 'e@x.example',
    chosen: 'jabuti cadeira',
  })
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind)
  expect(await signedInAdmin(hers, ports, at(0))).toBeNull()
  expect(await ports.accounts.find(person.id)).toMatchObject({
    name: 'Ana',
    email: 'ana@escola.example',
    passwordHash: 'jabuti cadeira',
    passkeyRequired: false,
  })
  expect(await ports.passkeys.ofAccount(person.id)).toHaveLength(1)
  expect(await accept(token)).toEqual({ kind: 'gone' })
  await accept(await anInvitation(person.id), { removePasskeys: true })
  expect(await ports.passkeys.ofAccount(person.id)).toEqual([])
  for (const nobody of ['nunca', 'admin']) {
    expect((await invite(nobody, given(), ports, chance())).kind).toBe('missing')
  }
})

test('whoever is removed has no session, passkey, known browser or invitation left', async () => {
  const { person, token, browserCookie } = await aPerson()
  const key = { id: 'k', publicKey: 'p', counter: 0, transports: [], name: 'Celular' }
  await ports.passkeys.create({ ...key, accountId: person.id, createdAt: 0, usedAt: null })
  const reset = await anInvitation(person.id)

  // What another instance remembers.
  let moment = at(0)
  const remembered = recentSessions(ports, () => moment)
  const knownBrowser = knownBrowserFinder(ports.accounts)
  expect(await remembered(token)).toBe(true)
  expect(await knownBrowser(browserCookie, moment)).not.toBeNull()

  expect(await removePerson(person.id, given('palpite'), ports, at(0))).toEqual({ kind: 'refused' })
  expect((await removePerson(person.id, given(), ports, at(0))).kind).toBe('removed')
  expect(await signedInAdmin(token, ports, at(0))).toBeNull()
  expect(await ports.sessions.ofAccount(person.id)).toEqual([])
  expect(await ports.passkeys.find('k')).toBeNull()
  expect(await ports.invitations.all()).toEqual([])
  expect(await accept(reset)).toEqual({ kind: 'gone' })
  await expect(enterWithPassword(ports, 'certa-certa-certa', at(0), person.email)).rejects.toThrow(
    'refused',
  )
  moment = at(5_000)
  expect(await remembered(token)).toBe(false)
  expect(await knownBrowser(browserCookie, moment)).toBeNull()
  expect((await signedInAdmin((await enterWithPassword(ports)).token, ports, at(0)))?.id).toBe(
    'admin',
  )
})

test('an invitation that is written just after its maker was removed opens nothing', async () => {
  const { person } = await aPerson()
  await handOver(person.id, given(), ports, at(0))
  const { create } = ports.invitations
  vi.spyOn(ports.invitations, 'create').mockImplementationOnce(async (invitation) => {
    await ports.accounts.remove(person.id)
    await create(invitation)
  })
  const late = await invite(null, given('certa-certa-certa', person), ports, chance())
  expect(await accept(late.kind === 'invited' ? late.token : '')).toEqual({ kind: 'gone' })
})

test('one may leave, after handing over what one is responsible for, and the last one stays', async () => {
  expect(await removePerson('admin', given(), ports, at(0))).toEqual({ kind: 'last' })
  const { person } = await aPerson()
  expect(await removePerson('admin', given(), ports, at(0))).toEqual({ kind: 'still-responsible' })
  await handOver(person.id, given(), ports, at(0))
  const self = { kind: 'removed', person: { id: 'admin' }, isSelf: true }
  expect(await removePerson('admin', given(), ports, at(0))).toMatchObject(self)
  expect((await ports.accounts.all()).map(({ id }) => id)).toEqual([person.id])
  const hers = given('certa-certa-certa', person)
  expect(await removePerson(person.id, hers, ports, at(0))).toEqual({ kind: 'last' })
  const again = { kind: 'removed', person: null, isSelf: false }
  expect(await removePerson('admin', hers, ports, at(0))).toEqual(again)
})

test('a wrong e-mail costs one verification, whoever else has access', async () => {
  await ports.accounts.add(anAccount({ id: 'b', email: 'b@x.example', passwordHash: 'outra' }))
  const verify = vi.spyOn(ports.passwords, 'verify')
  for (const who of ['ninguem@x.example', 'b@x.example', admin.email]) {
    await enterWithPassword(ports, 'errada', at(0), who).catch(() => null)
  }
  expect(verify).toHaveBeenCalledTimes(3)
  // Another person's password opens nothing.
  await expect(enterWithPassword(ports, 'outra', at(0), admin.email)).rejects.toThrow('refused')
})

test('one’s own devices are listed and can be signed out, others’ are untouched', async () => {
  const { person, token: hers } = await aPerson()
  const [here, there] = [await enterWithPassword(ports), await enterWithPassword(ports)]
  const account = await ports.accounts.find('admin')
  if (!account) throw new Error('no account')
  const listed = await liveSessions(account, ports, at(0))
  expect(listed.map(({ browser }) => browser)).toEqual(Array(3).fill('Chrome no Android'))
  expect(await liveSessions(account, ports, at(day + 1))).toEqual([])
  await endSessions('admin', ports, { except: here.session.tokenHash })
  expect(await signedInAdmin(here.token, ports, at(0))).not.toBeNull()
  expect(await signedInAdmin(there.token, ports, at(0))).toBeNull()
  expect((await signedInAdmin(hers, ports, at(0)))?.id).toBe(person.id)
})
