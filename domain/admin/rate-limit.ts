export type RateLimit = (now: number) => boolean

/** A token bucket: true while there are tokens left. */
export function rateLimit({ burst, perSecond }: { burst: number; perSecond: number }): RateLimit {
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
