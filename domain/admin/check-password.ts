import type { AdminAccount } from './account-store.ts'
import type { AdminPorts, LoginAttempt } from './log-in.ts'
import { accountKey, addressKey, normalizedEmail } from './login-delay-key.ts'
import type { AttemptKeys } from './login-delays.ts'

export type TooEarly = { kind: 'too-early'; waitMs: number }

export type CheckedPassword =
  | { kind: 'right'; account: AdminAccount; keys: AttemptKeys }
  | { kind: 'refused' }
  | TooEarly

/** Wherever a password is asked for, one attempt counts like any other. */
export async function checkPassword(
  attempt: LoginAttempt,
  ports: Pick<AdminPorts, 'account' | 'delays' | 'passwords'>,
  now: Date,
): Promise<CheckedPassword> {
  const { delays } = ports
  const { email, address, device } = attempt
  const keys: AttemptKeys = {
    address: addressKey(address),
    account: await accountKey(email),
    knownBrowser: await delays.knownBrowser(device, now.getTime()),
  }
  const waitMs = delays.takeAttempt(keys, now.getTime())
  if (waitMs > 0) return { kind: 'too-early', waitMs }
  const account = await delays.verify(keys, () => authenticate(attempt, ports))
  return account ? { kind: 'right', account, keys } : { kind: 'refused' }
}

/** The password is verified for a wrong e-mail too: the time must not tell whether one exists. */
async function authenticate(
  { email, password }: LoginAttempt,
  { account, passwords }: Pick<AdminPorts, 'account' | 'passwords'>,
): Promise<AdminAccount | null> {
  const stored = await account.find()
  if (!stored) return null
  const passwordIsRight = await passwords.verify(password, stored.passwordHash)
  return passwordIsRight && normalizedEmail(email) === normalizedEmail(stored.email) ? stored : null
}
