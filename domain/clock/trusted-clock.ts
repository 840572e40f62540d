import type { ClockRecord } from './clock-record.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
/** After a longer downtime a person must confirm the date. Must be shorter than any age at which something is deleted for good. */
const maxAhead = 7 * day
const maxBehind = day

declare const trusted: unique symbol

/** A moment by which things may be deleted for their age. Only the trusted clock makes one. */
export type TrustedMoment = Date & { readonly [trusted]: true }

export type ClockDoubt = { clock: Date; last: Date }

/**
 * The clock for what cannot be undone. It is in doubt if it is far from the last recorded moment, until it is set
 * right or somebody confirms it.
 */
export type TrustedClock = {
  /** The time for stored dates. While in doubt, it continues from the last recorded moment. */
  now(): Date
  /** The time that publishes drafts. While in doubt, it stays at the last recorded moment. */
  publicNow(): Date
  /** For deleting by age. Null while the clock is in doubt, or the record was not read yet. */
  moment(): TrustedMoment | null
  /** Null: the clock is trusted. */
  doubt(): ClockDoubt | null
  /** Reads the last recorded moment, and records this one unless it is in doubt. At start, and hourly. */
  check(): Promise<void>
  /** A person confirms that the clock is right. */
  confirm(): Promise<void>
}

export function clockDoubt(clock: Date, last: Date | null): ClockDoubt | null {
  if (!last) return null
  const ahead = clock.getTime() - last.getTime()
  return ahead > maxAhead || ahead < -maxBehind ? { clock, last } : null
}

/** `uptime`: milliseconds that no change of the clock affects. */
export function trustedClock(
  record: ClockRecord,
  clock: () => Date,
  uptime = () => performance.now(),
): TrustedClock {
  let last: { recorded: Date; seenAt: number } | null = null
  let isRecordRead = false

  const doubt = () => clockDoubt(clock(), last?.recorded ?? null)

  async function confirm(): Promise<void> {
    const now = clock()
    await record.record(now)
    last = { recorded: now, seenAt: uptime() }
    isRecordRead = true
  }

  return {
    now: () => {
      if (!last || !doubt()) return clock()
      return new Date(last.recorded.getTime() + uptime() - last.seenAt)
    },
    publicNow: () => (last && doubt() ? last.recorded : clock()),
    moment: () => (isRecordRead && !doubt() ? (clock() as TrustedMoment) : null),
    doubt,
    check: async () => {
      const recorded = await record.last()
      if (recorded && recorded.getTime() !== last?.recorded.getTime()) {
        last = { recorded, seenAt: uptime() }
      }
      isRecordRead = true
      const isOld = !last || clock().getTime() - last.recorded.getTime() > hour
      if (isOld && !doubt()) await confirm()
    },
    confirm,
  }
}
