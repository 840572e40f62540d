import { hexOf } from '#domain/hex.ts'
import type { AccountStore, AdminAccount } from './account-store.ts'
import type { AdminSession, SessionStore } from './session-store.ts'

export const sessionLifetimeMs = 24 * 60 * 60 * 1000

const clockSkewMs = 5 * 60 * 1000

export function isLiveSession(session: AdminSession, account: AdminAccount, now: Date): boolean {
  const age = now.getTime() - session.startedAt
  return (
    age <= sessionLifetimeMs && age >= -clockSkewMs && session.generation === account.generation
  )
}

/** What is stored instead of a token: nobody can sign in with it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hexOf(new Uint8Array(digest))
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}

export type SignedInAdmin = Pick<AdminAccount, 'id' | 'name' | 'email'> &
  Pick<AdminSession, 'startedAt' | 'tokenHash'>

type Ports = { accounts: AccountStore; sessions: SessionStore }

export async function signedInAdmin(
  token: string | null,
  { accounts, sessions }: Ports,
  now: Date,
): Promise<SignedInAdmin | null> {
  if (!token || !isToken(token)) return null
  const session = await sessions.find(await tokenHash(token))
  const holder = session && (await accounts.find(session.accountId))
  if (!session || !holder || !isLiveSession(session, holder, now)) return null
  const { id, name, email } = holder
  return { id, name, email, startedAt: session.startedAt, tokenHash: session.tokenHash }
}

/** The browsers in which the account is signed in, newest first. */
export async function liveSessions(
  account: AdminAccount,
  { sessions }: Pick<Ports, 'sessions'>,
  now: Date,
): Promise<AdminSession[]> {
  const stored = await sessions.ofAccount(account.id)
  return stored.filter((session) => isLiveSession(session, account, now))
}

export async function endSessions(
  accountId: string,
  { sessions }: Pick<Ports, 'sessions'>,
  { except }: { except?: string } = {},
): Promise<void> {
  const stored = await sessions.ofAccount(accountId)
  const ending = stored.filter((session) => session.tokenHash !== except)
  await Promise.all(ending.map((session) => sessions.end(session.tokenHash)))
}
