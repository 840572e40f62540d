import type { AccountStore, AdminAccount } from './account-store.ts'
import { addressBlock } from './address-block.ts'
import { browserKey, knownBrowser } from './known-browser.ts'
import { accountRule, addressRule, deviceRule, takeAttempt } from './login-delay.ts'
import type { LoginDelayStore } from './login-delay-store.ts'
import type { PasswordKeeper } from './password-keeper.ts'
import { sessionLifetimeMs, tokenHash } from './session.ts'
import type { AdminSession, SessionStore } from './session-store.ts'

export type AdminPorts = {
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelayStore
  passwords: PasswordKeeper
}

export type LoginAttempt = {
  email: string
  password: string
  /** Where it comes from. */
  address: string
  /** What this browser was given when the admin signed in with it before. */
  device: string | null
}

export type LoginOutcome =
  | { kind: 'signed-in'; token: string; device: string; session: AdminSession }
  | { kind: 'refused' }
  | { kind: 'too-early'; waitMs: number }

type Circumstances = { now: Date; newToken: () => string }

/** The server's decision on who is the admin. Every refusal looks the same. */
export async function logIn(
  attempt: LoginAttempt,
  ports: AdminPorts,
  { now, newToken }: Circumstances,
): Promise<LoginOutcome> {
  const { sessions, delays } = ports
  await Promise.all([
    delays.forget(now.getTime()),
    sessions.forgetBefore(now.getTime() - sessionLifetimeMs),
  ])
  const keys = await delayKeys(attempt, delays)
  for (const { key, rule } of keys) {
    const waitMs = await takeAttempt(key, rule, delays, now)
    if (waitMs > 0) return { kind: 'too-early', waitMs }
  }

  const account = await rightfulAccount(attempt, ports)
  if (!account) return { kind: 'refused' }

  for (const { key } of keys) await delays.change(key, () => null)
  const [token, device] = [newToken(), newToken()]
  const forgetAt = now.getTime() + deviceRule.forgottenAfter
  const known = { failures: 0, lastAt: now.getTime(), forgetAt }
  await delays.change(await browserKey(device), () => known)
  const session: AdminSession = {
    tokenHash: await tokenHash(token),
    generation: account.generation,
    startedAt: now.getTime(),
  }
  await sessions.keep(session)
  return { kind: 'signed-in', token, device, session }
}

/** Compared in full on every path, so that nobody learns from the time whether an e-mail exists. */
async function rightfulAccount(
  { email, password }: LoginAttempt,
  { account, passwords }: AdminPorts,
): Promise<AdminAccount | null> {
  const found = await account.find()
  if (!found) return null
  const passwordIsRight = await passwords.matches(password, found.passwordHash)
  return passwordIsRight && plainEmail(email) === plainEmail(found.email) ? found : null
}

/** What is counted: the address first, so that one that must wait cannot slow the account. */
async function delayKeys({ email, address, device }: LoginAttempt, delays: LoginDelayStore) {
  const addressKey = { key: `address:${addressBlock(address)}`, rule: addressRule }
  const known = await knownBrowser(device, delays)
  if (known) return [{ key: known, rule: deviceRule }]
  const accountKey = { key: `account:${await tokenHash(plainEmail(email))}`, rule: accountRule }
  return [addressKey, accountKey]
}

function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}
