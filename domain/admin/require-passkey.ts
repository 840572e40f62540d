import type { AccountStore } from './account-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import type { SignedInAdmin } from './session.ts'

/** Keeps the sessions. False: the password was changed meanwhile, which ended them. */
export async function requirePasskey(
  { id }: Pick<SignedInAdmin, 'id'>,
  { accounts }: { accounts: AccountStore },
): Promise<boolean> {
  const stored = await accounts.find(id)
  return stored !== null && accounts.update(id, stored.generation, { passkeyRequired: true })
}

export async function stopRequiringPasskey(
  given: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { id, generation } = confirmed.account
  const changed = await ports.accounts.update(id, generation, { passkeyRequired: false })
  return changed ? confirmed : { kind: 'refused' }
}
