import { beforeEach, expect, test, vi } from 'vitest'
import { memoryLoginDelayStore } from '#adapters/memory/login-delay-store.ts'
import { accountRule, addressRule, waitMs } from '#domain/admin/login-delay.ts'
import { accountKey, addressKey, browserKey } from '#domain/admin/login-delay-key.ts'
import type { LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import { loginDelayTable, tableSizes } from '#domain/admin/login-delay-table.ts'
import { type LoginDelays, loginDelays } from '#domain/admin/login-delays.ts'
import { StoreFault } from '#domain/store-fault.ts'

const second = 1000
const start = Date.parse('2026-06-21T12:00:00Z')
const token = (n: number) => `${n}`.padStart(43, 'x')

let store: LoginDelayStore
let delays: LoginDelays

beforeEach(() => {
  store = memoryLoginDelayStore()
  delays = loginDelays(store)
})

const keys = (address: string, account = 'account:admin') => ({
  address: `address:${address}`,
  account,
  knownBrowser: null,
})
async function attempt(address: string, now: number, account?: string): Promise<number> {
  const wait = delays.takeAttempt(keys(address, account), now)
  if (wait === 0) await delays.verify(keys(address, account), async () => false)
  return wait
}

/** From new addresses all the time, until the account is slowed as far as it goes. */
async function flood(from: number, until: number, everyMs = 5): Promise<number[]> {
  const heard: number[] = []
  for (let now = from; now < until; now += everyMs) {
    if ((await attempt(`flood-${now}`, now)) === 0) heard.push(now)
  }
  return heard
}

test('an attempt that must wait counts for nothing and is never saved', async () => {
  const save = vi.spyOn(store, 'save')
  for (let n = 0; n < 5; n += 1) expect(await attempt('a', start)).toBe(0)
  await delays.save()
  expect(save).toHaveBeenCalledTimes(1)
  const before = await store.load(start)
  for (let n = 0; n < 1000; n += 1) expect(await attempt('a', start + 10)).toBe(990)
  await delays.save()
  expect(save).toHaveBeenCalledTimes(1)
  expect(await store.load(start)).toEqual(before)
})

test('of two attempts at once, the one that began first and is counted second waits for nothing', async () => {
  expect(await attempt('a', start + 5)).toBe(0)
  expect(await attempt('b', start)).toBe(0)
})

test('once there is a delay, the one that began first waits as long as it, the longest too', () => {
  const after = (failures: number) => ({ failures, lastAt: start, forgetAt: Infinity })
  expect(waitMs(after(6), addressRule, start - 5)).toBe(2 * second)
  expect(waitMs(after(60), accountRule, start - 5)).toBe(accountRule.longestDelayMs)
})

test('many failures are one save, and what fails to be saved is saved the next time', async () => {
  for (let n = 0; n < 10; n += 1) await attempt(`a${n}`, start)
  vi.spyOn(store, 'save').mockRejectedValueOnce(new StoreFault('unavailable', 'ocupado'))
  await expect(delays.save()).rejects.toThrow('ocupado')
  expect((await store.load(start)).size).toBe(0)
  await delays.save()
  expect(await store.find('account:admin')).toMatchObject({ failures: 10 })
})

test('delays survive a restart', async () => {
  for (let n = 0; n < 5; n += 1) await attempt('a', start)
  await delays.save()
  const restarted = loginDelays(store)
  await restarted.load(start)
  expect(restarted.takeAttempt(keys('a'), start)).toBe(second)
  expect(restarted.takeAttempt(keys('b'), start)).toBe(0)
})

test('failures that a success has forgotten do not come back with a save that was under way', async () => {
  for (let n = 0; n < 9; n += 1) await attempt(`a${n}`, start)
  const gate = Promise.withResolvers<void>()
  const { save } = store
  const saveBegun = vi.spyOn(store, 'save').mockImplementationOnce(async (changes) => {
    const saved = await save(changes)
    await gate.promise
    return saved
  })
  const saving = delays.save()
  await vi.waitFor(() => expect(saveBegun).toHaveBeenCalled())
  const success = delays.succeed(keys('b'), token(1), start)
  await attempt('c', start)
  gate.resolve()
  await Promise.all([saving, success])
  for (let n = 0; n < 9; n += 1) expect(await attempt(`d${n}`, start)).toBe(0)
  expect(await attempt('e', start)).toBe(second)
})

test('two instances learn of one another when they save', async () => {
  const other = loginDelays(store)
  for (let n = 0; n < 30; n += 1) await attempt(`a${n}`, start + n * 31 * second)
  const now = start + 30 * 31 * second
  await delays.save()
  expect(other.takeAttempt(keys('b1'), now)).toBe(0)
  expect(other.takeAttempt(keys('b2'), now)).toBe(0)
  await other.save()
  expect(other.takeAttempt(keys('b3'), now)).toBe(30 * second)
})

test('a browser known to another instance is known here, and forged ones are not looked up for ever', async () => {
  const other = loginDelays(store)
  await other.succeed(keys('a'), token(1), start)
  const find = vi.spyOn(store, 'find')
  expect(await delays.knownBrowser(token(1), start)).toBe(await browserKey(token(1)))
  for (let n = 2; n < 1000; n += 1) expect(await delays.knownBrowser(token(n), start)).toBeNull()
  expect(find.mock.calls.length).toBeLessThanOrEqual(20)
  expect(await delays.knownBrowser(token(1), start)).not.toBeNull()
})

test('whoever comes back after waiting goes before a flood of new addresses', async () => {
  const begun = start + 200 * second
  await flood(start, begun)
  const told = await attempt('admin', begun)
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThanOrEqual(30 * second)
  await flood(begun, begun + told)
  // A person takes some seconds more than they were told.
  await flood(begun + told, begun + told + 4 * second)
  expect(await attempt('admin', begun + told + 4 * second)).toBe(0)
})

test('whoever asks every second goes before them too, within a minute', async () => {
  const begun = start + 200 * second
  await flood(start, begun)
  let now = begun
  while ((await attempt('admin', now)) > 0) {
    await flood(now, now + second)
    now += second
  }
  expect(now - begun).toBeLessThan(60 * second)
})

test('a flood of addresses that come round again and again does not count as waiting', async () => {
  const begun = start + 200 * second
  let n = 0
  const round = async (from: number, until: number) => {
    for (let now = from; now < until; now += 5) await attempt(`round-${n++ % 500}`, now)
  }
  await round(start, begun)
  const told = await attempt('admin', begun)
  await round(begun, begun + told + 4 * second)
  expect(await attempt('admin', begun + told + 4 * second)).toBe(0)
})

test('new addresses give no more tries at an account than one in thirty seconds', async () => {
  const heard = await flood(start, start + 600 * second)
  expect(heard.length).toBeLessThan(10 + 6 + 20)
})

test('a new address and e-mail for every guess gets a bounded share of the processor', async () => {
  let heard = 0
  for (let n = 0; n < 2000; n += 1) {
    if ((await attempt(`a${n}`, start + n * 5, `account:${n}`)) === 0) heard += 1
  }
  expect(heard).toBeLessThan(20 + 10 * 5 + 5)
  expect(await attempt('admin', start + 9_996)).toBeGreaterThan(0)
  expect(await attempt('admin', start + 12 * second)).toBe(0)
})

const aDelay = (failures: number) => ({ failures, lastAt: start, forgetAt: start + 1e9 })

test('ever new addresses and e-mails do not grow the table, nor what is stored of it', async () => {
  const table = loginDelayTable()
  const stored = new Set<string>()
  for (let n = 0; n < 15_000; n += 1) {
    table.set(addressKey(`2001:db8:${n.toString(16)}::1`), aDelay(2))
    table.set(addressKey(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`), aDelay(2))
    if (n % 10 === 0) table.set(await accountKey(`${n}@x.example`), aDelay(2))
    if (n % 1000 > 0) continue
    const { removed, records } = table.takeChanges()
    for (const key of removed) stored.delete(key)
    for (const key of records.keys()) stored.add(key)
  }
  const { account, address } = tableSizes
  expect(table.size()).toBeGreaterThan(address)
  expect(table.size()).toBeLessThanOrEqual(account + address)
  expect(stored.size).toBeLessThanOrEqual(account + address)
})

test('what was counted longest ago leaves first', () => {
  const table = loginDelayTable({ account: 3, address: 3, device: 3 })
  table.set('device:known', aDelay(0))
  table.set('address:guesser', aDelay(9))
  for (let n = 0; n < 20; n += 1) {
    table.set(`address:${n}`, aDelay(1))
    table.set('address:guesser', aDelay(9))
  }
  for (const key of ['device:known', 'address:guesser', 'address:19']) {
    expect(table.find(key, start)).not.toBeNull()
  }
  expect(table.find('address:17', start)).toBeNull()
})

test('records that mean nothing any more leave the table and the store', async () => {
  for (let n = 0; n < 5; n += 1) await attempt('a', start)
  await delays.save()
  const tomorrow = start + 24 * 3600 * second
  await delays.removeExpired(tomorrow)
  expect((await store.load(0)).size).toBe(0)
  expect(await attempt('a', tomorrow)).toBe(0)
})
