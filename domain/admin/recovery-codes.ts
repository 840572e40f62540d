import { accountOf } from './account-store.ts'
import { renewPassword } from './change-password.ts'
import type { CommonPasswords } from './common-passwords.ts'
import {
  type AdminPorts,
  type Chance,
  confirmPassword,
  type LoginSource,
  type PasswordConfirmation,
  type SignedIn,
} from './log-in.ts'
import type { TooEarly } from './login-limits.ts'
import { type PasswordWeakness, passwordWeakness, wordsOf } from './password-strength.ts'
import { tokenHash } from './session.ts'

export const recoveryCodeCount = 10

export type NewRecoveryCodes = { kind: 'made'; codes: string[] } | { kind: 'refused' } | TooEarly

/** Invalidates the previous codes. */
export async function makeRecoveryCodes(
  given: PasswordConfirmation,
  ports: AdminPorts,
  { now, newCode }: { now: Date; newCode: () => string },
): Promise<NewRecoveryCodes> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { id, generation } = confirmed.account
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const recoveryCodes = await Promise.all(codes.map(codeHash))
  const changes = { recoveryCodes, recoveredAt: null }
  const saved = await ports.accounts.update(id, generation, changes)
  return saved ? { kind: 'made', codes } : { kind: 'refused' }
}

export type RecoveryAttempt = LoginSource & {
  email: string
  code: string
  chosen: string
  removePasskeys: boolean
  /** Words that anyone associates with the school: unfit for a password. */
  personal: readonly string[]
}

export type RecoveryOutcome =
  | SignedIn
  | { kind: 'weak'; weakness: PasswordWeakness }
  | { kind: 'refused' }
  | TooEarly

/** A code works once. It sets a new password, which ends all sessions. Rate limited like a sign-in. */
export async function recoverAccount(
  { email, code, chosen, removePasskeys, personal, ...source }: RecoveryAttempt,
  ports: AdminPorts & { commonPasswords: CommonPasswords },
  chance: Chance,
): Promise<RecoveryOutcome> {
  const words = [...wordsOf({ name: '', email }), ...personal]
  const weakness = await passwordWeakness(chosen, { ...ports, personal: words })
  if (weakness) return { kind: 'weak', weakness }

  const knownBrowser = await ports.knownBrowser(source.browserCookie, chance.now)
  const counted = { ip: source.ip, knownBrowser, email, now: chance.now.getTime() }
  return ports.limits.password<RecoveryOutcome>(counted, async () => {
    const hash = await codeHash(code)
    const account = accountOf(email, await ports.accounts.all())
    if (!account?.recoveryCodes.includes(hash)) return { kind: 'refused' }
    if (removePasskeys) await ports.passkeys.removeOfAccount(account.id)
    const changes = {
      recoveryCodes: account.recoveryCodes.filter((other) => other !== hash),
      recoveredAt: chance.now.getTime(),
      passkeyRequired: false,
    }
    const renewal = { account, password: chosen, browser: source.browser, changes }
    const signedIn = await renewPassword(renewal, ports, chance)
    if (!signedIn) return { kind: 'refused' }
    ports.limits.forgetFailures(counted)
    return signedIn
  })
}

/** Ignores case, spaces and hyphens. A fast hash is enough for what nobody can guess: see `newRecoveryCode`. */
function codeHash(code: string): Promise<string> {
  return tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}
