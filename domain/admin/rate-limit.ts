export type RateLimit = {
  /** Until the next one is allowed; 0: now. Takes nothing. */
  waitMs(key: string, now: number): number
  take(key: string, now: number): void
  /** As if the key had never taken anything. */
  forget(key: string): void
}

/**
 * A token bucket per key: `burst` at once, then one every `everyMs`. Only the `size` keys used last are remembered, so
 * that a flood of new keys cannot fill the memory.
 */
export function rateLimit({
  burst,
  everyMs,
  size = 10_000,
}: {
  burst: number
  everyMs: number
  size?: number
}): RateLimit {
  const fullAgainAt = new Map<string, number>()
  // Never more than a whole bucket, even after the clock was set back.
  const missingMs = (key: string, now: number) =>
    Math.min(Math.max(0, (fullAgainAt.get(key) ?? 0) - now), burst * everyMs)

  return {
    waitMs: (key, now) => Math.max(0, missingMs(key, now) - (burst - 1) * everyMs),
    take: (key, now) => {
      const fullAt = now + missingMs(key, now) + everyMs
      fullAgainAt.delete(key)
      fullAgainAt.set(key, fullAt)
      const [oldest] = fullAgainAt.keys()
      if (fullAgainAt.size > size && oldest !== undefined) fullAgainAt.delete(oldest)
    },
    forget: (key) => {
      fullAgainAt.delete(key)
    },
  }
}

/** Takes one from each bucket, or from none. Returns the longest wait; 0: taken. */
export function takeFromAll(
  buckets: readonly (readonly [RateLimit, string])[],
  now: number,
): number {
  const wait = Math.max(...buckets.map(([limit, key]) => limit.waitMs(key, now)))
  if (wait === 0) for (const [limit, key] of buckets) limit.take(key, now)
  return wait
}
