import type { AdminAccount } from './account-store.ts'
import type { InvitationStore } from './invitation-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import { isResponsible } from './responsible.ts'
import { endSessions } from './session.ts'

export type RemovalOutcome =
  /** `person` is null if somebody else was faster. */
  | { kind: 'removed'; person: AdminAccount | null; isSelf: boolean }
  | { kind: 'last' }
  | { kind: 'not-responsible' }
  /** The responsible person must first hand the responsibility over. */
  | { kind: 'still-responsible' }
  | Exclude<ConfirmedPassword, { kind: 'confirmed' }>

/**
 * Only the responsible person may remove others; anybody else may remove themselves. Without the account, its
 * sessions, passkeys and invitations are invalid at once; they are deleted afterwards.
 */
export async function removePerson(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts & { invitations: InvitationStore },
  now: Date,
): Promise<RemovalOutcome> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const accounts = await ports.accounts.all()
  const isSelf = confirmed.account.id === id
  const mayRemove = isResponsible(confirmed.account.id, accounts)
  if (!mayRemove && !isSelf) return { kind: 'not-responsible' }
  if (mayRemove && isSelf && accounts.length > 1) return { kind: 'still-responsible' }
  const person = accounts.find((account) => account.id === id) ?? null
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
  return { kind: 'removed', person, isSelf }
}
