export type RateLimit = (now: number) => boolean
type BucketSize = { burst: number; perSecond: number }

/** A token bucket: true while there are tokens left. */
export function rateLimit({ burst, perSecond }: BucketSize): RateLimit {
  let tokens = burst
  let filledAt: number | null = null
  return (now) => {
    const elapsed = Math.max(0, now - (filledAt ?? now)) / 1000
    tokens = Math.min(burst, tokens + elapsed * perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}

/**
 * A bucket for each key, within one for all. The keys that came longest ago leave first, so that ever
 * new ones fill no memory.
 */
export function rateLimitByKey({
  each,
  all,
  size,
}: {
  each: BucketSize
  all: BucketSize
  size: number
}): (key: string, now: number) => boolean {
  const buckets = new Map<string, RateLimit>()
  const common = rateLimit(all)
  return (key, now) => {
    const own = buckets.get(key) ?? rateLimit(each)
    buckets.delete(key)
    buckets.set(key, own)
    const [oldest] = buckets.keys()
    if (buckets.size > size && oldest !== undefined) buckets.delete(oldest)
    return own(now) && common(now)
  }
}
