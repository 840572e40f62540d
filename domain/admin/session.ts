import { hexOf } from '#domain/hex.ts'
import type { AdminAccount } from './account-store.ts'
import type { AdminSession } from './session-store.ts'

export const sessionLifetimeMs = 24 * 60 * 60 * 1000

const clockSkewMs = 5 * 60 * 1000

export function isLiveSession(session: AdminSession, account: AdminAccount, now: Date): boolean {
  const age = now.getTime() - session.startedAt
  return (
    age <= sessionLifetimeMs && age >= -clockSkewMs && session.generation === account.generation
  )
}

/** What is stored of a token: whoever reads the store cannot sign in with it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hexOf(new Uint8Array(digest))
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
