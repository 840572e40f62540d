import type { Handler } from 'hono'

/** False when a store does not answer. */
export type HealthCheck = () => Promise<boolean>

export function healthCheck(isHealthy: HealthCheck): Handler {
  return async (c) =>
    (await isHealthy())
      ? c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' })
      : c.json({ status: 'unavailable' }, 503, { 'cache-control': 'no-store' })
}
