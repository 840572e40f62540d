import { expect, test } from 'vitest'
import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import type { Passkey, PasskeyStore } from '#domain/admin/passkey-store.ts'
import type { SessionStore } from '#domain/admin/session-store.ts'
import type { UsedChallengeStore } from '#domain/admin/used-challenge-store.ts'

export type AdminStores = {
  account: AccountStore
  sessions: SessionStore
  passkeys: PasskeyStore
  usedChallenges: UsedChallengeStore
}

const anAccount = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  email: 'secretaria@escola.example',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$dGFn',
  generation: 'primeira',
  passkeyRequired: false,
  ...changes,
})

/** What every store of the admin's account, sessions and passkeys must do; each test gets empty ones. */
export function adminStoresContract(name: string, emptyStores: () => Promise<AdminStores>): void {
  const testStores = (sentence: string, check: (stores: AdminStores) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStores()))

  testStores('a new school has no account', async ({ account }) => {
    expect(await account.find()).toBeNull()
  })

  testStores('the account that was created first is the stored one', async ({ account }) => {
    expect(await account.createIfAbsent(anAccount())).toEqual(anAccount())
    expect(await account.createIfAbsent(anAccount({ generation: 'segunda' }))).toEqual(anAccount())
    expect(await account.find()).toEqual(anAccount())
  })

  testStores('created by many at once, all get the same account', async ({ account }) => {
    const offered = ['a', 'b', 'c', 'd', 'e'].map((generation) => anAccount({ generation }))
    const stored = await Promise.all(offered.map(account.createIfAbsent))
    expect(new Set(stored.map(({ generation }) => generation)).size).toBe(1)
    expect(await account.find()).toEqual(stored[0])
  })

  testStores('a replaced account is gone', async ({ account }) => {
    await account.createIfAbsent(anAccount())
    const changes = { email: 'nova@escola.example', generation: 'segunda' }
    const other = anAccount({ ...changes, passkeyRequired: true })
    await account.replace(other)
    expect(await account.find()).toEqual(other)
  })

  testStores('of many who replace one generation, one succeeds', async ({ account }) => {
    expect(await account.update('primeira', anAccount())).toBe(false)
    expect(await account.find()).toBeNull()
    await account.createIfAbsent(anAccount())
    const offered = ['a', 'b', 'c'].map((generation) => anAccount({ generation }))
    const replaced = await Promise.all(offered.map((other) => account.update('primeira', other)))
    expect(replaced.filter(Boolean)).toHaveLength(1)
    expect(await account.find()).toEqual(offered[replaced.indexOf(true)])
    expect(await account.update('primeira', anAccount())).toBe(false)
    expect(await account.find()).toEqual(offered[replaced.indexOf(true)])
  })

  testStores('changes of different fields at once both hold', async ({ account }) => {
    await account.createIfAbsent(anAccount())
    const changes = [{ passkeyRequired: true }, { passwordHash: 'outra' }]
    await Promise.all(changes.map((change) => account.update('primeira', change)))
    expect(await account.find()).toEqual(
      anAccount({ passkeyRequired: true, passwordHash: 'outra' }),
    )
  })

  testStores('a session is found by the hash of its token until it ends', async ({ sessions }) => {
    const session = { tokenHash: 'a1', generation: 'primeira', startedAt: 1_790_000_000_000 }
    await sessions.create(session)
    await sessions.create({ ...session, tokenHash: 'b2' })
    expect(await sessions.find('a1')).toEqual(session)
    await sessions.end('a1')
    await sessions.end('a1')
    expect(await sessions.find('a1')).toBeNull()
    expect(await sessions.find('b2')).not.toBeNull()
  })

  testStores('old sessions are removed, younger ones stay', async ({ sessions }) => {
    await sessions.create({ tokenHash: 'velha', generation: 'g', startedAt: 1_000 })
    await sessions.create({ tokenHash: 'nova', generation: 'g', startedAt: 2_000 })
    await sessions.removeStartedBefore(2_000)
    expect(await sessions.find('velha')).toBeNull()
    expect(await sessions.find('nova')).not.toBeNull()
  })

  const aPasskey = (changes: Partial<Passkey> = {}): Passkey => ({
    id: 'Y2hhdmU',
    publicKey: 'cHVibGljYQ',
    counter: 0,
    transports: ['internal', 'hybrid'],
    name: 'Celular da secretaria',
    createdAt: 1_790_000_000_000,
    usedAt: null,
    ...changes,
  })

  testStores('passkeys are found by id, listed oldest first, and removed', async ({ passkeys }) => {
    expect(await passkeys.all()).toEqual([])
    const [young, old] = [aPasskey(), aPasskey({ id: 'b2w_-', createdAt: 5, transports: [] })]
    expect(await passkeys.create(young)).toBe(true)
    expect(await passkeys.create(old)).toBe(true)
    expect(await passkeys.create(aPasskey({ name: 'Outra', publicKey: 'outra' }))).toBe(false)
    expect(await passkeys.all()).toEqual([old, young])
    expect(await passkeys.find(young.id)).toEqual(young)
    expect(await passkeys.find('nunca')).toBeNull()
    await passkeys.remove(old.id)
    await passkeys.remove(old.id)
    expect(await passkeys.all()).toEqual([young])
    await passkeys.removeAll()
    expect(await passkeys.find(young.id)).toBeNull()
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
    await usedChallenges.removeExpired(99)
    expect(await usedChallenges.claim('a', 100)).toBe(false)
    await usedChallenges.removeExpired(100)
    expect(await usedChallenges.claim('a', 200)).toBe(true)
  })
}
