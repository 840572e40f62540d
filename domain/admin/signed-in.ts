import type { AdminPorts } from './log-in.ts'
import { isLiveSession, isToken, tokenHash } from './session.ts'

/** The admin, as routes behind the guard know them. */
export type SignedInAdmin = { email: string; startedAt: number; tokenHash: string }

/** Whose cookie this is, by the server's own records; null for every token that opens nothing. */
export async function signedInAdmin(
  token: string | null,
  { account, sessions }: Pick<AdminPorts, 'account' | 'sessions'>,
  now: Date,
): Promise<SignedInAdmin | null> {
  if (!token || !isToken(token)) return null
  const session = await sessions.find(await tokenHash(token))
  const holder = session && (await account.find())
  if (!session || !holder || !isLiveSession(session, holder, now)) return null
  return { email: holder.email, startedAt: session.startedAt, tokenHash: session.tokenHash }
}
