import type { ClockRecord } from './clock-record.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** A site may be switched off over the holidays; a clock that is wrong is usually wrong by years. */
const maxAhead = 40 * day

export type ClockDoubt = { clock: Date; last: Date }

/**
 * The clock for what cannot be undone: emptying the bin, forgetting changes, publishing drafts. If it is far ahead of
 * the last recorded moment, it stays at that moment until it is set right or somebody confirms it.
 */
export type TrustedClock = {
  now(): Date
  /** Null: the clock is trusted. */
  doubt(): ClockDoubt | null
  /** Reads the last recorded moment, and records this one unless it is in doubt. At start, and hourly. */
  check(): Promise<void>
  /** A person confirms that the clock is right. */
  confirm(): Promise<void>
}

export function clockDoubt(clock: Date, last: Date | null): ClockDoubt | null {
  return last && clock.getTime() - last.getTime() > maxAhead ? { clock, last } : null
}

export function trustedClock(record: ClockRecord, clock: () => Date): TrustedClock {
  let last: Date | null = null

  const doubt = () => clockDoubt(clock(), last)

  async function confirm(): Promise<void> {
    const now = clock()
    await record.record(now)
    last = now
  }

  return {
    now: () => doubt()?.last ?? clock(),
    doubt,
    check: async () => {
      last = await record.last()
      const isOld = !last || clock().getTime() - last.getTime() > hour
      if (isOld && !doubt()) await confirm()
    },
    confirm,
  }
}
