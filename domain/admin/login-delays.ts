import {
  accountRule,
  addressRule,
  afterAttempt,
  delayAfter,
  deviceRule,
  waitMs,
} from './login-delay.ts'
import { browserKey } from './login-delay-key.ts'
import type { LoginDelayStore } from './login-delay-store.ts'
import { loginDelayTable } from './login-delay-table.ts'
import { rateLimit } from './rate-limit.ts'
import { strangerQueue } from './stranger-queue.ts'
import { waitingAddresses } from './waiting-addresses.ts'

export type AttemptKeys = { address: string; account: string; knownBrowser: string | null }

/** Decides in memory, at once and without a write, who may try to sign in. */
export type LoginDelays = {
  /** The key of a browser in which the admin has signed in before. */
  knownBrowser(device: string | null, now: number): Promise<string | null>
  /** Milliseconds to wait, which count for nothing; 0: the attempt counts, and `verify` must follow. */
  takeAttempt(keys: AttemptKeys, now: number): number
  /** A known browser's at once, strangers' one after the other. */
  verify<Result>(keys: AttemptKeys, work: () => Promise<Result>): Promise<Result>
  /** Forgets the failures before a success and knows the browser from now on; saved when it resolves. */
  succeed(keys: AttemptKeys, device: string, now: number): Promise<void>
  /** Takes in what is stored. */
  load(now: number): Promise<void>
  /** Writes what has changed since, together. */
  save(): Promise<void>
  removeExpired(now: number): Promise<void>
}

const returnAfterMs = 2_000

export function loginDelays(store: LoginDelayStore): LoginDelays {
  const table = loginDelayTable()
  const waiting = waitingAddresses()
  const strangers = strangerQueue()
  // Of browsers that another instance may know. Hosted stores are paid by the read.
  const lookups = rateLimit({ burst: 20, perSecond: 0.2 })
  let saving: Promise<void> = Promise.resolve()

  /** Whoever was told to wait and comes back goes first, for as long again as the delay. */
  function accountWait({ account, address }: AttemptKeys, now: number): number {
    const record = table.find(account, now)
    const wait = waitMs(record, accountRule, now)
    if (wait > 0 || !record) return wait
    const delay = delayAfter(record.failures, accountRule)
    const sinceOpen = now - record.lastAt - delay
    if (delay === 0 || sinceOpen >= delay || !waiting.anyToldSince(record.lastAt)) return 0
    if (!waiting.hasWaited(address, now)) return returnAfterMs
    return waiting.isPatient(address, now) ? 0 : Math.max(0, delay / 2 - sinceOpen)
  }

  /** 0: there is a place in the queue, and it is taken. */
  function strangerWait(keys: AttemptKeys, now: number): number {
    const { address } = keys
    const addressWait = waitMs(table.find(address, now), addressRule, now)
    if (addressWait > 0) return addressWait
    const placeWait = () =>
      strangers.takePlace(waiting.hasWaited(address, now), now) ? 0 : returnAfterMs
    const wait = accountWait(keys, now) || placeWait()
    if (wait > 0) waiting.tell(address, wait, now)
    return wait
  }

  function count(key: string, rule: typeof deviceRule, now: number): void {
    table.set(key, afterAttempt(table.find(key, now), rule, now))
  }

  async function saveChanges(): Promise<void> {
    const changes = table.takeChanges()
    if (changes.removed.length + changes.records.size === 0) return
    try {
      table.adopt(await store.save(changes))
    } catch (fault) {
      table.giveBack(changes)
      throw fault
    }
  }

  function save(): Promise<void> {
    const saved = saving.then(saveChanges)
    saving = saved.catch(() => {})
    return saved
  }

  return {
    knownBrowser: async (device, now) => {
      const key = await browserKey(device)
      if (!key) return null
      if (table.find(key, now)) return key
      const stored = lookups(now) ? await store.find(key) : null
      if (!stored || stored.forgetAt <= now) return null
      table.adopt(new Map([[key, stored]]))
      return key
    },
    takeAttempt: (keys, now) => {
      const { knownBrowser, address, account } = keys
      if (knownBrowser) {
        const wait = waitMs(table.find(knownBrowser, now), deviceRule, now)
        if (wait === 0) count(knownBrowser, deviceRule, now)
        return wait
      }
      const wait = strangerWait(keys, now)
      if (wait > 0) return wait
      waiting.forget(address)
      count(address, addressRule, now)
      count(account, accountRule, now)
      return 0
    },
    verify: ({ knownBrowser }, work) => (knownBrowser ? work() : strangers.run(work)),
    succeed: async ({ knownBrowser, address, account }, device, now) => {
      for (const key of knownBrowser ? [knownBrowser] : [address, account]) table.remove(key)
      const key = await browserKey(device)
      const forgetAt = now + deviceRule.forgetAfterMs
      if (key) table.set(key, { failures: 0, lastAt: now, forgetAt })
      await save()
    },
    load: async (now) => table.adopt(await store.load(now)),
    save,
    removeExpired: async (now) => {
      table.removeExpired(now)
      await store.removeExpired(now)
    },
  }
}
