import * as v from 'valibot'
import { sessionLifetimeMs } from './session.ts'

/** What the browser stores for the screen's guard. It gives no rights. */
export type AdminAuth = { isLoggedIn: boolean; user: string; timestamp: number }

export type AdminAuthVerdict = 'valid' | 'missing' | 'unreadable' | 'signed-out' | 'expired'

const adminAuthSchema = v.object({
  isLoggedIn: v.boolean(),
  user: v.string(),
  timestamp: v.number(),
})

export function judgeAdminAuth(stored: string | null, now: number): AdminAuthVerdict {
  if (stored === null) return 'missing'
  const auth = readAdminAuth(stored)
  if (!auth) return 'unreadable'
  if (!auth.isLoggedIn) return 'signed-out'
  return now - auth.timestamp > sessionLifetimeMs ? 'expired' : 'valid'
}

export function isToBeRemoved(verdict: AdminAuthVerdict): boolean {
  return verdict === 'unreadable' || verdict === 'expired'
}

/** Whether this browser has or had a session. */
export function wasSignedIn(verdict: AdminAuthVerdict): boolean {
  return verdict === 'valid' || verdict === 'expired'
}

function readAdminAuth(stored: string): AdminAuth | null {
  try {
    const parsed = v.safeParse(adminAuthSchema, JSON.parse(stored))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
