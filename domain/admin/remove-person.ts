import type { AdminAccount } from './account-store.ts'
import type { InvitationStore } from './invitation-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import { endSessions } from './session.ts'

export type RemovalOutcome =
  /** `person` is null if somebody else was faster. */
  | { kind: 'removed'; person: AdminAccount | null; isSelf: boolean }
  | { kind: 'last' }
  | Exclude<ConfirmedPassword, { kind: 'confirmed' }>

/**
 * Everything depends on the account, so without it sessions, passkeys and invitations are invalid at once;
 * what is left of them is deleted afterwards.
 */
export async function removePerson(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts & { invitations: InvitationStore },
  now: Date,
): Promise<RemovalOutcome> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const person = (await ports.accounts.all()).find((account) => account.id === id) ?? null
  if (person && (await ports.accounts.remove(id)) === 'last') return { kind: 'last' }
  const invitations = await ports.invitations.all()
  const ended = invitations.filter(({ invitedBy, accountId }) =>
    [invitedBy, accountId].includes(id),
  )
  await Promise.all([
    endSessions(id, ports),
    ports.passkeys.removeOfAccount(id),
    ...ended.map(({ tokenHash }) => ports.invitations.take(tokenHash)),
  ])
  return { kind: 'removed', person, isSelf: confirmed.account.id === id }
}
