import type { InvitationStore } from './invitation-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import { endSessions } from './session.ts'

/**
 * Everything depends on the account, so without it sessions, passkeys and invitations are invalid at once;
 * what is left of them is deleted afterwards.
 */
export async function removePerson(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts & { invitations: InvitationStore },
  now: Date,
): Promise<ConfirmedPassword | { kind: 'last' }> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const isThere = (await ports.accounts.all()).some((account) => account.id === id)
  if (isThere && (await ports.accounts.remove(id)) === 'last') return { kind: 'last' }
  const invitations = await ports.invitations.all()
  const ended = invitations.filter(({ invitedBy, accountId }) =>
    [invitedBy, accountId].includes(id),
  )
  await Promise.all([
    endSessions(id, ports),
    ports.passkeys.removeOfAccount(id),
    ...ended.map(({ tokenHash }) => ports.invitations.take(tokenHash)),
  ])
  return confirmed
}
