import { expect, test } from 'vitest'
import { type AdminAccount, accountStore, maxAccounts } from '#domain/admin/account-store.ts'
import { type Invitation, invitationStore } from '#domain/admin/invitation-store.ts'
import { type Passkey, passkeyStore } from '#domain/admin/passkey-store.ts'
import { sessionLifetimeMs } from '#domain/admin/session.ts'
import { type AdminSession, sessionStore } from '#domain/admin/session-store.ts'
import { usedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { memoryDocuments, runTwice } from '#tests/sample-data/memory-documents.ts'
import { trusted } from '#tests/sample-data/trusted.ts'

const anAccount = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  id: 'admin',
  name: '',
  email: 'secretaria@escola.example',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$dGFn',
  generation: 'primeira',
  passkeyRequired: false,
  createdAt: 0,
  recoveryCodes: [],
  recoveredAt: null,
  ...changes,
})

const ana = anAccount({
  id: 'a-na_1',
  name: 'Ana',
  email: 'Ana@escola.example',
  generation: 'de-ana',
  passkeyRequired: true,
  createdAt: 1_790_000_000_000,
  recoveryCodes: ['c0de', 'c1de'],
  recoveredAt: 1_790_000_000_001,
})

function emptyStores() {
  const documents = memoryDocuments()
  return {
    accounts: accountStore(documents),
    invitations: invitationStore(documents),
    sessions: sessionStore(documents),
    passkeys: passkeyStore(documents),
    usedChallenges: usedChallengeStore(documents),
  }
}

const testStores = (
  sentence: string,
  check: (stores: ReturnType<typeof emptyStores>) => Promise<void>,
) => test(`${sentence}`, async () => check(emptyStores()))

testStores('a new school has no account', async ({ accounts }) => {
  expect(await accounts.all()).toEqual([])
  expect(await accounts.find('admin')).toBeNull()
})

testStores('accounts are found by id and listed oldest first', async ({ accounts }) => {
  expect(await accounts.add(ana)).toBe('added')
  expect(await accounts.add(anAccount())).toBe('added')
  expect(await accounts.all()).toEqual([anAccount(), ana])
  expect(await accounts.find(ana.id)).toEqual(ana)
  expect(await accounts.find('nunca')).toBeNull()
})

testStores('no two accounts share an id or an e-mail', async ({ accounts }) => {
  await accounts.add(anAccount())
  expect(await accounts.add({ ...ana, id: 'admin' })).toBe('taken')
  expect(await accounts.add({ ...ana, email: ' SECRETARIA@escola.example' })).toBe('taken')
  expect(await accounts.all()).toEqual([anAccount()])
})

testStores('added by many at once, one account is stored', async ({ accounts }) => {
  const offered = ['a', 'b', 'c', 'd', 'e'].map((generation) => anAccount({ generation }))
  const outcomes = await Promise.all(offered.map(accounts.add))
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1)
  expect(await accounts.all()).toEqual([offered[outcomes.indexOf('added')]])
})

testStores('there are at most ten, also when more come at once', async ({ accounts }) => {
  const people = Array.from({ length: maxAccounts + 2 }, (_, n) =>
    anAccount({ id: `p${n}`, email: `${n}@escola.example`, createdAt: n }),
  )
  for (const person of people.slice(0, -3)) await accounts.add(person)
  const outcomes = await Promise.all(people.slice(-3).map(accounts.add))
  expect(outcomes.toSorted()).toEqual(['added', 'full', 'full'])
  expect(await accounts.all()).toHaveLength(maxAccounts)
})

testStores('a replaced account is gone', async ({ accounts }) => {
  await accounts.add(anAccount())
  const other = { ...ana, id: 'admin' }
  await accounts.replace(other)
  expect(await accounts.all()).toEqual([other])
})

testStores('of many who replace one generation, one succeeds', async ({ accounts }) => {
  expect(await accounts.update('admin', 'primeira', anAccount())).toBe(false)
  expect(await accounts.all()).toEqual([])
  await accounts.add(anAccount())
  await accounts.add(ana)
  const offered = ['a', 'b', 'c'].map((generation) => anAccount({ generation }))
  const replaced = await Promise.all(
    offered.map((other) => accounts.update('admin', 'primeira', other)),
  )
  expect(replaced.filter(Boolean)).toHaveLength(1)
  expect(await accounts.find('admin')).toEqual(offered[replaced.indexOf(true)])
  expect(await accounts.update('admin', 'primeira', anAccount())).toBe(false)
  expect(await accounts.find(ana.id)).toEqual(ana)
})

test('a change that was stored without an answer, and is tried again, is made', async () => {
  const accounts = accountStore(runTwice(memoryDocuments()))
  await accounts.replace(ana)
  const password = { passwordHash: 'novo', generation: 'segunda' }
  expect(await accounts.update(ana.id, ana.generation, password)).toBe(true)
  const email = { email: 'ana@outra.example', generation: 'terceira' }
  expect(await accounts.setEmail({ ...ana, ...password }, email)).toBe('changed')
  expect(await accounts.find(ana.id)).toEqual({ ...ana, ...password, ...email })
  expect(await accounts.update(ana.id, ana.generation, password)).toBe(false)
})

testStores('changes of different fields at once both hold', async ({ accounts }) => {
  await accounts.add(anAccount())
  const changes = [{ passkeyRequired: true }, { recoveryCodes: ['x'] }]
  await Promise.all(changes.map((change) => accounts.update('admin', 'primeira', change)))
  expect(await accounts.find('admin')).toEqual(
    anAccount({ passkeyRequired: true, recoveryCodes: ['x'] }),
  )
})

testStores('the last account stays, also when two remove each other', async ({ accounts }) => {
  await accounts.add(anAccount())
  expect(await accounts.remove('admin')).toBe('last')
  expect(await accounts.remove('nunca')).toBe('removed')
  await accounts.add(ana)
  const outcomes = await Promise.all(['admin', ana.id].map(accounts.remove))
  expect(outcomes.toSorted()).toEqual(['last', 'removed'])
  expect(await accounts.all()).toHaveLength(1)
})

const anInvitation = (changes: Partial<Invitation> = {}): Invitation => ({
  tokenHash: 'a1',
  invitedBy: 'admin',
  generation: 'primeira',
  accountId: null,
  endsAt: 1_790_000_000_000,
  ...changes,
})

testStores('an invitation is found until it is taken, once', async ({ invitations }) => {
  const other = anInvitation({ tokenHash: 'b2', accountId: ana.id, endsAt: 1_790_000_000_001 })
  await invitations.create(anInvitation())
  await invitations.create(other)
  expect(await invitations.all()).toEqual([other, anInvitation()])
  expect(await invitations.find('a1')).toEqual(anInvitation())
  expect(await invitations.find('nunca')).toBeNull()
  const taken = await Promise.all(['a1', 'a1', 'a1', 'nunca'].map(invitations.take))
  expect(taken.filter(Boolean)).toHaveLength(1)
  expect(await invitations.all()).toEqual([other])
})

const aSession = (changes: Partial<AdminSession> = {}): AdminSession => ({
  tokenHash: 'a1',
  accountId: 'admin',
  generation: 'primeira',
  startedAt: 1_790_000_000_000,
  browser: 'Chrome no Android',
  ...changes,
})

testStores('a session is found by the hash of its token until it ends', async ({ sessions }) => {
  await sessions.create(aSession())
  await sessions.create(aSession({ tokenHash: 'b2' }))
  expect(await sessions.find('a1')).toEqual(aSession())
  await sessions.end('a1')
  await sessions.end('a1')
  expect(await sessions.find('a1')).toBeNull()
  expect(await sessions.find('b2')).not.toBeNull()
})

testStores('the sessions of an account are listed newest first', async ({ sessions }) => {
  const [old, young] = [aSession({ startedAt: 5 }), aSession({ tokenHash: 'b2', startedAt: 6 })]
  for (const session of [old, young, aSession({ tokenHash: 'c3', accountId: ana.id })]) {
    await sessions.create(session)
  }
  expect(await sessions.ofAccount('admin')).toEqual([young, old])
  expect(await sessions.ofAccount('nunca')).toEqual([])
})

testStores('old sessions are removed, younger ones stay', async ({ sessions }) => {
  await sessions.create(aSession({ tokenHash: 'velha', startedAt: 1_000 }))
  await sessions.create(aSession({ tokenHash: 'nova', startedAt: 2_000 }))
  await sessions.removeEnded(trusted(2_000 + sessionLifetimeMs))
  expect(await sessions.find('velha')).toBeNull()
  expect(await sessions.find('nova')).not.toBeNull()
})

const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'Y2hhdmU',
  accountId: 'admin',
  publicKey: 'cHVibGljYQ',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Celular da secretaria',
  createdAt: 1_790_000_000_000,
  usedAt: null,
  ...changes,
})

testStores('passkeys are found by id, listed oldest first, and removed', async ({ passkeys }) => {
  expect(await passkeys.ofAccount('admin')).toEqual([])
  const [young, old] = [aPasskey(), aPasskey({ id: 'b2w_-', createdAt: 5, transports: [] })]
  expect(await passkeys.create(young)).toBe(true)
  expect(await passkeys.create(old)).toBe(true)
  expect(await passkeys.create(aPasskey({ name: 'Outra', publicKey: 'outra' }))).toBe(false)
  expect(await passkeys.ofAccount('admin')).toEqual([old, young])
  expect(await passkeys.find(young.id)).toEqual(young)
  expect(await passkeys.find('nunca')).toBeNull()
  await passkeys.remove(old.id)
  await passkeys.remove(old.id)
  expect(await passkeys.ofAccount('admin')).toEqual([young])
  const hers = aPasskey({ id: 'ZGVsYQ', accountId: ana.id })
  await passkeys.create(hers)
  await passkeys.removeOfAccount('admin')
  expect(await passkeys.find(young.id)).toBeNull()
  expect(await passkeys.ofAccount(ana.id)).toEqual([hers])
})

testStores('the counter of a passkey only rises, unless it does not count', async (stores) => {
  const { passkeys } = stores
  const { id } = aPasskey()
  expect(await passkeys.recordUse(id, { counter: 0, usedAt: 1 })).toBe(false)
  await passkeys.create(aPasskey())
  expect(await passkeys.recordUse(id, { counter: 0, usedAt: 2 })).toBe(true)
  expect(await passkeys.recordUse(id, { counter: 0, usedAt: 3 })).toBe(true)
  const atOnce = [4, 4, 4].map((counter) => passkeys.recordUse(id, { counter, usedAt: 4 }))
  expect((await Promise.all(atOnce)).filter(Boolean)).toHaveLength(1)
  expect(await passkeys.recordUse(id, { counter: 3, usedAt: 5 })).toBe(false)
  expect(await passkeys.recordUse(id, { counter: 0, usedAt: 6 })).toBe(false)
  expect(await passkeys.find(id)).toEqual(aPasskey({ counter: 4, usedAt: 4 }))
})

testStores('a challenge is used once, also by many at once', async ({ usedChallenges }) => {
  const claims = ['a', 'a', 'a', 'b'].map((challenge) => usedChallenges.claim(challenge, 100))
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(2)
  await usedChallenges.removeExpired(trusted(99))
  expect(await usedChallenges.claim('a', 100)).toBe(false)
  await usedChallenges.removeExpired(trusted(100))
  expect(await usedChallenges.claim('a', 200)).toBe(true)
})
