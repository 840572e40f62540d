import type { AdminAccount } from './account-store.ts'
import type { CommonPasswords } from './common-passwords.ts'
import {
  type AdminPorts,
  type Chance,
  checkPassword,
  type LoginSource,
  openSession,
  type SignedIn,
} from './log-in.ts'
import type { TooEarly } from './login-limits.ts'
import { type PasswordWeakness, passwordWeakness, wordsOf } from './password-strength.ts'
import type { SignedInAdmin } from './session.ts'

export type PasswordChange = LoginSource & {
  admin: SignedInAdmin
  current: string
  chosen: string
  /** Words that anyone associates with the account, apart from its name and e-mail. */
  personal: readonly string[]
}

export type PasswordChangeOutcome =
  | { kind: 'changed'; token: string; browserCookie: string }
  | { kind: 'weak'; weakness: PasswordWeakness | 'unchanged' }
  | { kind: 'refused' }
  | TooEarly

export async function changePassword(
  { admin, current, chosen, personal, ...source }: PasswordChange,
  ports: AdminPorts & { commonPasswords: CommonPasswords },
  chance: Chance,
): Promise<PasswordChangeOutcome> {
  const { email, startedAt } = admin
  const weakness =
    chosen === current
      ? 'unchanged'
      : await passwordWeakness(chosen, { ...ports, personal: [...wordsOf(admin), ...personal] })
  if (weakness) return { kind: 'weak', weakness }

  const attempt = { email, password: current, ...source }
  const checked = await checkPassword(attempt, ports, chance.now)
  if (checked.kind !== 'right') return checked

  checked.forgetFailures()
  const renewal = { account: checked.account, password: chosen, browser: source.browser, startedAt }
  const renewed = await renewPassword(renewal, ports, chance)
  // Otherwise the password was changed elsewhere meanwhile, and the given one is no longer correct.
  return renewed ? { ...renewed, kind: 'changed' } : { kind: 'refused' }
}

export type PasswordRenewal = {
  account: AdminAccount
  password: string
  browser: string
  /** Other changes of the account, in the same step. */
  changes?: Partial<AdminAccount>
  /** When the browser's current session started: the new one expires when that one would have. */
  startedAt?: number
}

/**
 * Ends every session of the account, because their generation is no longer valid, and opens one for this
 * browser. Null if the password was changed elsewhere meanwhile.
 */
export async function renewPassword(
  { account, password, browser, changes, startedAt }: PasswordRenewal,
  ports: Pick<AdminPorts, 'accounts' | 'sessions' | 'passwords'>,
  chance: Chance,
): Promise<SignedIn | null> {
  const generation = chance.newToken()
  const passwordHash = await ports.passwords.hash(password)
  const start = { browser, ...(startedAt !== undefined && { startedAt }) }
  // The session first: if the store fails between the two writes, the old password and sessions stay valid.
  const signedIn = await openSession({ ...account, generation }, start, ports, chance)
  const renewed = { ...changes, passwordHash, generation }
  return (await ports.accounts.update(account.id, account.generation, renewed)) ? signedIn : null
}
