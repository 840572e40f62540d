import type { Handler } from 'hono'

/** 'disco': everything works, but the disk is nearly full. 'unavailable': a store does not respond. */
export type Health = 'ok' | 'disco' | 'unavailable'

export type HealthCheck = () => Promise<Health>

/** The last good backup; null: none yet. */
export type BackupHealth = { at: string; bytes: number; late: boolean } | null

const maxAgeMs = 3_000

/** `backup` is absent if the site keeps nothing that it could back up itself. */
export function healthCheck(check: HealthCheck, backup?: () => Promise<BackupHealth>): Handler {
  return async (c) => {
    const status = await check()
    const code = status === 'unavailable' ? 503 : 200
    const body = backup ? { status, backup: await backup() } : { status }
    return c.json(body, code, { 'cache-control': 'no-store' })
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
