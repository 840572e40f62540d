import type { CommonPasswords } from './common-passwords.ts'
import { newKnownBrowser } from './known-browser.ts'
import { type AdminPorts, type Chance, checkPassword, type LoginSource } from './log-in.ts'
import type { TooEarly } from './login-limits.ts'
import { type PasswordWeakness, passwordWeakness } from './password-strength.ts'
import { type SignedInAdmin, tokenHash } from './session.ts'

export type PasswordChange = LoginSource & {
  admin: SignedInAdmin
  current: string
  chosen: string
  /** Words that anyone associates with the account, apart from its e-mail. */
  personal: readonly string[]
}

export type PasswordChangeOutcome =
  | { kind: 'changed'; token: string; browserCookie: string }
  | { kind: 'weak'; weakness: PasswordWeakness | 'unchanged' }
  | { kind: 'refused' }
  | TooEarly

/**
 * Ends every session, because their generation is no longer valid. The browser that asked gets a new
 * session, which lasts no longer than its old one.
 */
export async function changePassword(
  { admin, current, chosen, personal, ...source }: PasswordChange,
  ports: AdminPorts & { commonPasswords: CommonPasswords },
  chance: Chance,
): Promise<PasswordChangeOutcome> {
  const { email, startedAt } = admin
  const words = [email, ...email.split(/[@.]/), ...personal]
  const weakness =
    chosen === current ? 'unchanged' : await passwordWeakness(chosen, { ...ports, personal: words })
  if (weakness) return { kind: 'weak', weakness }

  const attempt = { email, password: current, ...source }
  const checked = await checkPassword(attempt, ports, chance.now)
  if (checked.kind !== 'right') return checked

  checked.forgetFailures()
  const [token, generation] = [chance.newToken(), chance.newToken()]
  const passwordHash = await ports.passwords.hash(chosen)
  // Before the account: if the store fails between the two writes, the old password and session stay valid.
  await ports.sessions.create({ tokenHash: await tokenHash(token), generation, startedAt })
  const changes = { passwordHash, generation }
  const changed = await ports.account.update(checked.account.generation, changes)
  // Otherwise the password was changed elsewhere meanwhile, and the given one is no longer correct.
  if (!changed) return { kind: 'refused' }
  return { kind: 'changed', token, browserCookie: await newKnownBrowser(generation, chance) }
}
