import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import type { Passkey } from './passkey-store.ts'

/** Null: this account has no such passkey. */
export type RemovedPasskey = { kind: 'removed'; passkey: Passkey | null }

/** Removing the last passkey also clears 'passkey required': the next one must not bring it back unasked. */
export async function removePasskey(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<RemovedPasskey | Exclude<ConfirmedPassword, { kind: 'confirmed' }>> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { account } = confirmed
  const passkey = await ports.passkeys.find(id)
  const own = passkey?.accountId === account.id ? passkey : null
  if (own) await ports.passkeys.remove(id)
  if ((await ports.passkeys.ofAccount(account.id)).length === 0) {
    await ports.accounts.update(account.id, account.generation, { passkeyRequired: false })
  }
  return { kind: 'removed', passkey: own }
}
