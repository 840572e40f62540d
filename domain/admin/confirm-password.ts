import type { AdminAccount } from './account-store.ts'
import { checkPassword, type TooEarly } from './check-password.ts'
import type { AdminPorts } from './log-in.ts'
import type { SignedInAdmin } from './signed-in.ts'

export type PasswordConfirmation = {
  admin: SignedInAdmin
  password: string
  address: string
  device: string | null
}

export type ConfirmedPassword =
  | { kind: 'confirmed'; account: AdminAccount; device: string }
  | { kind: 'refused' }
  | TooEarly

/** Before what changes how one signs in: the session alone does not do, for it may be stolen. */
export async function confirmPassword(
  { admin, ...given }: PasswordConfirmation,
  ports: AdminPorts,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<ConfirmedPassword> {
  const checked = await checkPassword({ email: admin.email, ...given }, ports, now)
  if (checked.kind !== 'right') return checked
  const device = newToken()
  await ports.delays.succeed(checked.keys, device, now.getTime())
  return { kind: 'confirmed', account: checked.account, device }
}
