import type { LoginDelay } from './login-delay-store.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

export type DelayRule = { freeFailures: number; longestDelayMs: number; forgetAfterMs: number }

export const addressRule: DelayRule = {
  freeFailures: 5,
  longestDelayMs: 15 * minute,
  forgetAfterMs: day,
}

export const accountRule: DelayRule = {
  freeFailures: 10,
  longestDelayMs: 30 * second,
  forgetAfterMs: day,
}

/** A known browser is counted apart, so that strangers' guesses do not keep the admin out. */
export const deviceRule: DelayRule = {
  freeFailures: 5,
  longestDelayMs: 15 * minute,
  forgetAfterMs: 180 * day,
}

export function delayAfter(failures: number, { freeFailures, longestDelayMs }: DelayRule): number {
  if (failures < freeFailures) return 0
  return Math.min(second * 2 ** (failures - freeFailures), longestDelayMs)
}

/**
 * Attempts at once are not counted in the order they began, so the last one may lie ahead of `now`: a
 * little, and the whole delay is left; more, and it was written before the clock was set back, and means nothing.
 */
export function waitMs(record: LoginDelay | null, rule: DelayRule, now: number): number {
  if (!record || record.lastAt > now + minute) return 0
  const passed = Math.max(0, now - record.lastAt)
  return Math.max(0, delayAfter(record.failures, rule) - passed)
}

/** An attempt counts as a failure from the start, so that many at once count one another. */
export function afterAttempt(record: LoginDelay | null, rule: DelayRule, now: number): LoginDelay {
  const failures = (record?.failures ?? 0) + 1
  return { failures, lastAt: now, forgetAt: now + rule.forgetAfterMs }
}
