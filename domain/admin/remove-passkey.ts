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
  await ports.passkeys.remove(id)
  if ((await ports.passkeys.all()).length === 0) {
    await ports.account.update(confirmed.account.generation, { passkeyRequired: false })
  }
  return confirmed
}
