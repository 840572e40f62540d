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

/** What every store of the admin's account, sessions and delays must do; each test gets an empty one. */
export function adminStoresContract(name: string, emptyStores: () => Promise<AdminStores>): void {
  const testStores = (sentence: string, check: (stores: AdminStores) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => check(await emptyStores()))

  testStores('a new school has no account', async ({ account }) => {
    expect(await account.find()).toBeNull()
  })

  testStores('the account that was founded first holds', async ({ account }) => {
    expect(await account.found(anAccount())).toEqual(anAccount())
    expect(await account.found(anAccount({ generation: 'segunda' }))).toEqual(anAccount())
    expect(await account.find()).toEqual(anAccount())
  })

  testStores('founded by many at once, all are told of the same account', async ({ account }) => {
    const founders = ['a', 'b', 'c', 'd', 'e'].map((generation) => anAccount({ generation }))
    const told = await Promise.all(founders.map((founder) => account.found(founder)))
    expect(new Set(told.map(({ generation }) => generation)).size).toBe(1)
    expect(await account.find()).toEqual(told[0])
  })

  testStores('a replaced account is gone', async ({ account }) => {
    await account.found(anAccount())
    const other = anAccount({ email: 'nova@escola.example', generation: 'segunda' })
    await account.replace(other)
    expect(await account.find()).toEqual(other)
  })

  testStores('a session is found by the hash of its token until it ends', async ({ sessions }) => {
    const session = { tokenHash: 'a1', generation: 'primeira', startedAt: 1_790_000_000_000 }
    await sessions.keep(session)
    await sessions.keep({ ...session, tokenHash: 'b2' })
    expect(await sessions.find('a1')).toEqual(session)
    await sessions.end('a1')
    await sessions.end('a1')
    expect(await sessions.find('a1')).toBeNull()
    expect(await sessions.find('b2')).not.toBeNull()
  })

  testStores('old sessions are forgotten, younger ones stay', async ({ sessions }) => {
    await sessions.keep({ tokenHash: 'velha', generation: 'g', startedAt: 1_000 })
    await sessions.keep({ tokenHash: 'nova', generation: 'g', startedAt: 2_000 })
    await sessions.forgetBefore(2_000)
    expect(await sessions.find('velha')).toBeNull()
    expect(await sessions.find('nova')).not.toBeNull()
  })

  const record = (failures: number): LoginDelay => ({ failures, lastAt: 5, forgetAt: 100 })

  testStores('a delay is changed, told as it was before, and removed', async ({ delays }) => {
    expect(await delays.change('conta', () => record(1))).toBeNull()
    expect(await delays.change('conta', () => null)).toEqual(record(1))
    expect(await delays.change('conta', () => null)).toBeNull()
  })

  testStores('attempts at the same moment count one another', async ({ delays }) => {
    const count = (before: LoginDelay | null) => record((before?.failures ?? 0) + 1)
    await Promise.all(Array.from({ length: 12 }, () => delays.change('endereço', count)))
    expect(await delays.change('endereço', (before) => before)).toEqual(record(12))
  })

  testStores('delays whose time has passed are forgotten', async ({ delays }) => {
    await delays.change('velho', () => ({ ...record(3), forgetAt: 50 }))
    await delays.change('novo', () => ({ ...record(3), forgetAt: 51 }))
    await delays.forget(50)
    expect(await delays.change('velho', () => null)).toBeNull()
    expect(await delays.change('novo', () => null)).not.toBeNull()
  })
}
