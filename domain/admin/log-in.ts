import type { AccountStore, AdminAccount } from './account-store.ts'
import { checkPassword, type TooEarly } from './check-password.ts'
import type { LoginDelays } from './login-delays.ts'
import { openSession, type SignedIn } from './open-session.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SessionStore } from './session-store.ts'

export type AdminPorts = {
  account: AccountStore
  sessions: SessionStore
  delays: LoginDelays
  passwords: PasswordHasher
  passkeys: PasskeyStore
}

export type LoginAttempt = {
  email: string
  password: string
  address: string
  device: string | null
}

export type LoginOutcome = SignedIn | { kind: 'refused' } | { kind: 'passkey-needed' } | TooEarly

export async function logIn(
  attempt: LoginAttempt,
  ports: AdminPorts,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<LoginOutcome> {
  const checked = await checkPassword(attempt, ports, now)
  if (checked.kind !== 'right') return checked
  // Counts like a failure: whoever has only the password is slowed.
  if (await needsPasskey(checked.account, ports)) return { kind: 'passkey-needed' }
  return openSession(checked, ports, { now, newToken })
}

async function needsPasskey(
  { passkeyRequired }: AdminAccount,
  { passkeys }: AdminPorts,
): Promise<boolean> {
  return passkeyRequired && (await passkeys.all()).length > 0
}
