import type { Handler } from 'hono'
import type { Services } from '#app/context.ts'
import { readCookie } from '#app/session-cookie.ts'

/** 'disco': everything works, but the disk is nearly full. 'unavailable': a store does not respond. */
export type Health = 'ok' | 'disco' | 'unavailable'

export type HealthCheck = () => Promise<Health>

/** The last good backup; null: none yet. */
export type BackupHealth = { at: string; bytes: number; late: boolean } | null

const maxAgeMs = 3_000

type HealthParts = {
  /** Absent if the site keeps nothing that it could back up itself. */
  backup: (() => Promise<BackupHealth>) | undefined
  services: Pick<Services, 'admin' | 'siteUrl' | 'version'>
}

/** Only the people of the panel learn which version runs. */
export function healthCheck(check: HealthCheck, { backup, services }: HealthParts): Handler {
  const { admin, siteUrl, version } = services
  return async (c) => {
    const status = await check()
    const code = status === 'unavailable' ? 503 : 200
    const session = readCookie('session', c.req.raw, siteUrl)
    const isAdmin = await admin.isSignedIn(session).catch(() => false)
    const body = {
      status,
      ...(backup && { backup: await backup() }),
      ...(isAdmin && { version }),
    }
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
