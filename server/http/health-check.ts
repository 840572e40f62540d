import type { Handler } from 'hono'

/** False when a store does not answer. */
export type HealthCheck = () => Promise<boolean>

const maxAgeMs = 3_000

export function healthCheck(isHealthy: HealthCheck): Handler {
  const remembered = rememberHealth(isHealthy)
  return async (c) =>
    (await remembered())
      ? c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
      : c.json({ status: 'unavailable' }, 503, { 'cache-control': 'no-store' })
}

/** Hosted stores are paid by the read: what was learned holds for some seconds, for everyone who asks. */
export function rememberHealth(check: HealthCheck, now = () => performance.now()): HealthCheck {
  let last: { answer: Promise<boolean>; expires: number } | null = null
  return () => {
    if (!last || now() >= last.expires) last = { answer: check(), expires: now() + maxAgeMs }
    return last.answer
  }
}
