import { type AccountStore, type AdminAccount, accountOf } from './account-store.ts'
import { type FindKnownBrowser, newKnownBrowser } from './known-browser.ts'
import type { LoginLimits, TooEarly } from './login-limits.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { type SignedInAdmin, tokenHash } from './session.ts'
import type { AdminSession, SessionStore } from './session-store.ts'

export type AdminPorts = {
  accounts: AccountStore
  sessions: SessionStore
  limits: LoginLimits
  knownBrowser: FindKnownBrowser
  passwords: PasswordHasher
  passkeys: PasskeyStore
}

export type Chance = { now: Date; newToken: () => string }

/** `browserCookie`: see `newKnownBrowser`; `browser`: see `AdminSession`. */
export type LoginSource = { ip: string; browserCookie: string | null; browser: string }

export type LoginAttempt = LoginSource & { email: string; password: string }

export type SignedIn = {
  kind: 'signed-in'
  account: Pick<AdminAccount, 'id' | 'name' | 'email'>
  token: string
  browserCookie: string
  session: AdminSession
}

export type LoginOutcome = SignedIn | { kind: 'refused' } | { kind: 'passkey-needed' } | TooEarly

export async function logIn(
  attempt: LoginAttempt,
  ports: AdminPorts,
  chance: Chance,
): Promise<LoginOutcome> {
  const checked = await checkPassword(attempt, ports, chance.now)
  if (checked.kind !== 'right') return checked
  // Counts as a failure, so that somebody with only the password is slowed down.
  if (await needsPasskey(checked.account, ports)) return { kind: 'passkey-needed' }
  checked.forgetFailures()
  return openSession(checked.account, attempt, ports, chance)
}

export type CheckedPassword =
  | { kind: 'right'; account: AdminAccount; forgetFailures: () => void }
  | { kind: 'refused' }
  | TooEarly

/** Every form that asks for the password shares these limits. */
export async function checkPassword(
  { ip, browserCookie, email, password }: Omit<LoginAttempt, 'browser'>,
  ports: AdminPorts,
  now: Date,
): Promise<CheckedPassword> {
  const knownBrowser = await ports.knownBrowser(browserCookie, now)
  const counted = { ip, knownBrowser, email, now: now.getTime() }
  return ports.limits.password(counted, async () => {
    const account = await authenticate({ email, password }, ports)
    const forgetFailures = () => ports.limits.forgetFailures(counted)
    return account ? { kind: 'right', account, forgetFailures } : { kind: 'refused' }
  })
}

/** Verifies some password for a wrong e-mail too, so that timing does not reveal whether it exists. */
async function authenticate(
  { email, password }: { email: string; password: string },
  { accounts, passwords }: AdminPorts,
): Promise<AdminAccount | null> {
  const stored = await accounts.all()
  const account = accountOf(email, stored)
  const verified = account ?? stored[0]
  if (!verified) return null
  const passwordIsRight = await passwords.verify(password, verified.passwordHash)
  return passwordIsRight && account ? account : null
}

async function needsPasskey(
  { id, passkeyRequired }: AdminAccount,
  { passkeys }: AdminPorts,
): Promise<boolean> {
  return passkeyRequired && (await passkeys.ofAccount(id)).length > 0
}

/** For a browser that has just proven whose it is. */
export async function openSession(
  account: SignedIn['account'] & Pick<AdminAccount, 'generation'>,
  { browser, startedAt }: { browser: string; startedAt?: number },
  { sessions }: Pick<AdminPorts, 'sessions'>,
  chance: Chance,
): Promise<SignedIn> {
  const { id, name, email, generation } = account
  const token = chance.newToken()
  const now = chance.now.getTime()
  const session: AdminSession = {
    tokenHash: await tokenHash(token),
    accountId: id,
    generation,
    startedAt: startedAt ?? now,
    browser,
  }
  await sessions.create(session)
  const browserCookie = await newKnownBrowser(generation, chance)
  return { kind: 'signed-in', account: { id, name, email }, token, browserCookie, session }
}

export type PasswordConfirmation = LoginSource & { admin: SignedInAdmin; password: string }

export type ConfirmedPassword =
  | { kind: 'confirmed'; account: AdminAccount }
  | { kind: 'refused' }
  | TooEarly

/** Required before changing how one signs in: a session alone is not enough, because it may be stolen. */
export async function confirmPassword(
  { admin, ...given }: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<ConfirmedPassword> {
  const checked = await checkPassword({ email: admin.email, ...given }, ports, now)
  if (checked.kind !== 'right') return checked
  checked.forgetFailures()
  return { kind: 'confirmed', account: checked.account }
}
