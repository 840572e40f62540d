import {
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './confirm-password.ts'
import type { AdminPorts } from './log-in.ts'

/** With the last one goes the requirement: the next one must not bring it back unasked. */
export async function removePasskey(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts,
  chance: { now: Date; newToken: () => string },
): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(given, ports, chance)
  if (confirmed.kind !== 'confirmed') return confirmed
  await ports.passkeys.remove(id)
  if ((await ports.passkeys.all()).length === 0) {
    await ports.account.update(confirmed.account.generation, { passkeyRequired: false })
  }
  return confirmed
}
