import { expect, test } from 'vitest'
import type { AccountStore, AdminAccount } from '#domain/admin/account-store.ts'
import type { LoginDelay, LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import type { SessionStore } from '#domain/admin/session-store.ts'

export type AdminStores = {
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelayStore
}

const anAccount = (changes: Partial<AdminAccount> = {}): AdminAccount => ({
  email: 'secretaria@escola.example',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2Fs$dGFn',
  generation: 'primeira',
  ...changes,
})

/** What every store of the admin's account, sessions and delays must do; each test gets empty ones. */
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
    const other = anAccount({ email: 'nova@escola.example', generation: 'segunda' })
    await account.replace(other)
    expect(await account.find()).toEqual(other)
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

  const record = (failures: number): LoginDelay => ({ failures, lastAt: 5, forgetAt: 100 })

  testStores('a delay is changed, returned as it was before, and removed', async ({ delays }) => {
    expect(await delays.change('conta', () => record(1))).toBeNull()
    expect(await delays.change('conta', () => null)).toEqual(record(1))
    expect(await delays.change('conta', () => null)).toBeNull()
  })

  testStores(
    'a delay is found as it was left, however often it is looked up',
    async ({ delays }) => {
      expect(await delays.find('navegador')).toBeNull()
      await delays.change('navegador', () => record(2))
      const found = await delays.find('navegador')
      expect(found).toEqual(record(2))
      if (found) found.failures = 99
      expect(await delays.find('navegador')).toEqual(record(2))
      expect(await delays.find('outro')).toBeNull()
      await delays.change('navegador', () => null)
      expect(await delays.find('navegador')).toBeNull()
    },
  )

  testStores('attempts at the same moment count one another', async ({ delays }) => {
    const count = (before: LoginDelay | null) => record((before?.failures ?? 0) + 1)
    await Promise.all(Array.from({ length: 12 }, () => delays.change('endereço', count)))
    expect(await delays.find('endereço')).toEqual(record(12))
  })

  testStores('delays whose time has passed are removed', async ({ delays }) => {
    await delays.change('velho', () => ({ ...record(3), forgetAt: 50 }))
    await delays.change('novo', () => ({ ...record(3), forgetAt: 51 }))
    await delays.removeExpired(50)
    expect(await delays.find('velho')).toBeNull()
    expect(await delays.find('novo')).not.toBeNull()
  })
}
