import type { AdminPorts } from './log-in.ts'
import { isLiveSession, isToken, tokenHash } from './session.ts'

export type SignedInAdmin = { email: string; startedAt: number; tokenHash: string }

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
