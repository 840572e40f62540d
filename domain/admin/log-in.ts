import type { AccountStore } from './account-store.ts'
import { checkPassword, type TooEarly } from './check-password.ts'
import type { LoginDelays } from './login-delays.ts'
import { openSession, type SignedIn } from './open-session.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SessionStore } from './session-store.ts'

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

export type LoginOutcome = SignedIn | { kind: 'refused' } | TooEarly

export async function logIn(
  attempt: LoginAttempt,
  ports: AdminPorts,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<LoginOutcome> {
  const checked = await checkPassword(attempt, ports, now)
  return checked.kind === 'right' ? openSession(checked, ports, { now, newToken }) : checked
}
