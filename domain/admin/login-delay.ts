import type { LoginDelay, LoginDelayStore } from './login-delay-store.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** How many failures are free, how long the wait can grow, and when all is forgotten. */
export type DelayRule = { free: number; longest: number; forgottenAfter: number }

/** One address that guesses gets slow quickly, and for long. */
export const addressRule: DelayRule = { free: 5, longest: 15 * minute, forgottenAfter: day }

/** Guessing from many addresses slows the account too, but never so far that it is locked. */
export const accountRule: DelayRule = { free: 10, longest: 30 * second, forgottenAfter: day }

/**
 * A browser in which the admin has signed in before has a count of its own, so that strangers who
 * try the account do not keep the admin out.
 */
export const deviceRule: DelayRule = { free: 5, longest: 15 * minute, forgottenAfter: 180 * day }

/** 1 s after the last free failure, then twice as long each time. */
export function delayAfter(failures: number, { free, longest }: DelayRule): number {
  return failures < free ? 0 : Math.min(second * 2 ** (failures - free), longest)
}

/**
 * Takes one attempt: it counts as a failure from the start, so that many at once count one another,
 * and is cleared by success. Returns the milliseconds to wait when it came too early.
 */
export async function takeAttempt(
  key: string,
  rule: DelayRule,
  delays: LoginDelayStore,
  now: Date,
): Promise<number> {
  const moment = now.getTime()
  const waitOf = (record: LoginDelay | null) =>
    record ? Math.max(0, record.lastAt + delayAfter(record.failures, rule) - moment) : 0
  const before = await delays.change(key, (record) => {
    const current = record && record.forgetAt > moment ? record : null
    if (waitOf(current) > 0) return current
    const failures = (current?.failures ?? 0) + 1
    return { failures, lastAt: moment, forgetAt: moment + rule.forgottenAfter }
  })
  return waitOf(before)
}
