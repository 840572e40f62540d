import { checkPassword, type TooEarly } from './check-password.ts'
import type { CommonPasswords } from './common-passwords.ts'
import type { AdminPorts } from './log-in.ts'
import { type PasswordWeakness, passwordWeakness } from './password-strength.ts'
import { tokenHash } from './session.ts'
import type { SignedInAdmin } from './signed-in.ts'

export type PasswordChange = {
  admin: SignedInAdmin
  current: string
  chosen: string
  address: string
  device: string | null
  /** Words that anyone connects with the account, apart from its e-mail. */
  personal: readonly string[]
}

export type PasswordChangeOutcome =
  | { kind: 'changed'; token: string; device: string }
  | { kind: 'weak'; weakness: PasswordWeakness | 'unchanged' }
  | { kind: 'refused' }
  | TooEarly

/**
 * Ends every session: their generation is gone. The browser that asked gets a new one, which lasts no
 * longer than the one it had.
 */
export async function changePassword(
  { admin, current, chosen, address, device, personal }: PasswordChange,
  ports: AdminPorts & { commonPasswords: CommonPasswords },
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<PasswordChangeOutcome> {
  const { email, startedAt } = admin
  const words = [email, ...email.split(/[@.]/), ...personal]
  const weakness =
    chosen === current ? 'unchanged' : await passwordWeakness(chosen, { ...ports, personal: words })
  if (weakness) return { kind: 'weak', weakness }

  const attempt = { email, password: current, address, device }
  const checked = await checkPassword(attempt, ports, now)
  if (checked.kind !== 'right') return checked

  const [token, newDevice, generation] = [newToken(), newToken(), newToken()]
  const passwordHash = await ports.passwords.hash(chosen)
  await ports.delays.succeed(checked.keys, newDevice, now.getTime())
  // Before the account: should the store fail between the two, the old password and session still hold.
  await ports.sessions.create({ tokenHash: await tokenHash(token), generation, startedAt })
  const changes = { passwordHash, generation }
  const changed = await ports.account.update(checked.account.generation, changes)
  // Otherwise the password was changed elsewhere meanwhile, and the given one is no longer right.
  return changed ? { kind: 'changed', token, device: newDevice } : { kind: 'refused' }
}
