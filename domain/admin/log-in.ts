import type { AccountStore, AdminAccount } from './account-store.ts'
import { accountKey, addressKey, normalizedEmail } from './login-delay-key.ts'
import type { AttemptKeys, LoginDelays } from './login-delays.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { sessionLifetimeMs, tokenHash } from './session.ts'
import type { AdminSession, SessionStore } from './session-store.ts'

export type AdminPorts = {
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelays
  passwords: PasswordHasher
}

export type LoginAttempt = {
  email: string
  password: string
  address: string
  device: string | null
}

export type LoginOutcome =
  | { kind: 'signed-in'; token: string; device: string; session: AdminSession }
  | { kind: 'refused' }
  | { kind: 'too-early'; waitMs: number }

export async function logIn(
  attempt: LoginAttempt,
  ports: AdminPorts,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<LoginOutcome> {
  const { sessions, delays } = ports
  const moment = now.getTime()
  const keys = await attemptKeys(attempt, delays, moment)
  const waitMs = delays.takeAttempt(keys, moment)
  if (waitMs > 0) return { kind: 'too-early', waitMs }

  const account = await delays.verify(keys, () => authenticate(attempt, ports))
  if (!account) return { kind: 'refused' }

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

/** The password is verified for a wrong e-mail too: the time must not tell whether one exists. */
async function authenticate(
  { email, password }: LoginAttempt,
  { account, passwords }: AdminPorts,
): Promise<AdminAccount | null> {
  const stored = await account.find()
  if (!stored) return null
  const passwordIsRight = await passwords.verify(password, stored.passwordHash)
  return passwordIsRight && normalizedEmail(email) === normalizedEmail(stored.email) ? stored : null
}

async function attemptKeys(
  { email, address, device }: LoginAttempt,
  delays: LoginDelays,
  now: number,
): Promise<AttemptKeys> {
  return {
    address: addressKey(address),
    account: await accountKey(email),
    knownBrowser: await delays.knownBrowser(device, now),
  }
}
