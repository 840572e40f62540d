import type { Handler } from 'hono'
import type { Services } from '#app/context.ts'
import { readCookie } from '#app/session-cookie.ts'
import type { BackupState } from '#domain/backups/backup-record.ts'

/** 'disco': everything works, but the disk is nearly full. 'unavailable': a store does not respond. */
export type Health = 'ok' | 'disco' | 'unavailable'

export type HealthCheck = () => Promise<Health>

const maxAgeMs = 3_000

type Asked = Pick<Services, 'admin' | 'backup' | 'siteUrl' | 'version'>

/** Only the people of the panel learn which version runs. */
export function healthCheck(
  check: HealthCheck,
  { admin, backup, siteUrl, version }: Asked,
): Handler {
  return async (c) => {
    const status = await check()
    const code = status === 'unavailable' ? 503 : 200
    const session = readCookie('session', c.req.raw, siteUrl)
    const isAdmin = await admin.isSignedIn(session).catch(() => false)
    const body = {
      status,
      ...(backup && { backup: lastBackup(await backup()) }),
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

/** Null: there is none yet. */
function lastBackup(state: BackupState | null) {
  return state?.last ? { ...state.last, late: state.isLate } : null
}
