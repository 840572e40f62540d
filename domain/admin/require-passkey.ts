import type { AccountStore } from './account-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'

/** Keeps the sessions. False: the password was changed meanwhile, which ended them. */
export async function requirePasskey({ account }: { account: AccountStore }): Promise<boolean> {
  const stored = await account.find()
  return stored !== null && account.update(stored.generation, { passkeyRequired: true })
}

export async function stopRequiringPasskey(
  given: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { generation } = confirmed.account
  const changed = await ports.account.update(generation, { passkeyRequired: false })
  return changed ? confirmed : { kind: 'refused' }
}
