import type { AccountStore, AdminAccount } from './account-store.ts'
import { ipAddressBlock } from './ip-address-block.ts'
import { browserKey, knownBrowser } from './known-browser.ts'
import { accountRule, addressRule, deviceRule, takeAttempt } from './login-delay.ts'
import type { LoginDelayStore } from './login-delay-store.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { sessionLifetimeMs, tokenHash } from './session.ts'
import type { AdminSession, SessionStore } from './session-store.ts'

export type AdminPorts = {
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelayStore
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
  await Promise.all([
    delays.removeExpired(now.getTime()),
    sessions.removeStartedBefore(now.getTime() - sessionLifetimeMs),
  ])
  const keys = await delayKeys(attempt, delays)
  for (const { key, rule } of keys) {
    const waitMs = await takeAttempt(key, rule, delays, now)
    if (waitMs > 0) return { kind: 'too-early', waitMs }
  }

  const account = await authenticate(attempt, ports)
  if (!account) return { kind: 'refused' }

  for (const { key } of keys) await delays.change(key, () => null)
  const [token, device] = [newToken(), newToken()]
  const forgetAt = now.getTime() + deviceRule.forgetAfterMs
  const known = { failures: 0, lastAt: now.getTime(), forgetAt }
  await delays.change(await browserKey(device), () => known)
  const session: AdminSession = {
    tokenHash: await tokenHash(token),
    generation: account.generation,
    startedAt: now.getTime(),
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

/** The address first, so that one that must wait cannot slow the account. */
async function delayKeys({ email, address, device }: LoginAttempt, delays: LoginDelayStore) {
  const addressKey = { key: `address:${ipAddressBlock(address)}`, rule: addressRule }
  const known = await knownBrowser(device, delays)
  if (known) return [{ key: known, rule: deviceRule }]
  const accountKey = {
    key: `account:${await tokenHash(normalizedEmail(email))}`,
    rule: accountRule,
  }
  return [addressKey, accountKey]
}

function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}
