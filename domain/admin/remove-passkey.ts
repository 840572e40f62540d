import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'

/** Removing the last passkey also clears 'passkey required': the next one must not bring it back unasked. */
export async function removePasskey(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { account } = confirmed
  const passkey = await ports.passkeys.find(id)
  if (passkey?.accountId === account.id) await ports.passkeys.remove(id)
  if ((await ports.passkeys.ofAccount(account.id)).length === 0) {
    await ports.accounts.update(account.id, account.generation, { passkeyRequired: false })
  }
  return confirmed
}
