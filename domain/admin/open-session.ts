import type { AdminAccount } from './account-store.ts'
import type { AdminPorts } from './log-in.ts'
import type { AttemptKeys } from './login-delays.ts'
import { sessionLifetimeMs, tokenHash } from './session.ts'
import type { AdminSession } from './session-store.ts'

export type SignedIn = { kind: 'signed-in'; token: string; device: string; session: AdminSession }

/** For a browser that has just shown that it is the admin's. */
export async function openSession(
  { account, keys }: { account: AdminAccount; keys: AttemptKeys },
  { sessions, delays }: Pick<AdminPorts, 'sessions' | 'delays'>,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<SignedIn> {
  const moment = now.getTime()
  const [token, device] = [newToken(), newToken()]
  await delays.succeed(keys, device, moment)
  await sessions.removeStartedBefore(moment - sessionLifetimeMs)
  const session: AdminSession = {
    tokenHash: await tokenHash(token),
    generation: account.generation,
    startedAt: moment,
  }
  await sessions.create(session)
  return { kind: 'signed-in', token, device, session }
}
