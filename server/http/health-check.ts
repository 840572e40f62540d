import type { Handler } from 'hono'

/** 'disco': everything works, but the disk is nearly full. 'unavailable': a store does not respond. */
export type Health = 'ok' | 'disco' | 'unavailable'

export type HealthCheck = () => Promise<Health>

const maxAgeMs = 3_000

export function healthCheck(check: HealthCheck): Handler {
  const remembered = rememberHealth(check)
  return async (c) => {
    const status = await remembered()
    const code = status === 'unavailable' ? 503 : 200
    return c.json({ status }, code, { 'cache-control': 'no-store' })
  }
}

/** Hosted stores bill every read, so all callers share a result for some seconds. */
export function rememberHealth(check: HealthCheck, now = () => performance.now()): HealthCheck {
  let last: { answer: Promise<Health>; expires: number } | null = null
  return () => {
    if (!last || now() >= last.expires) last = { answer: check(), expires: now() + maxAgeMs }
    return last.answer
  }
}
