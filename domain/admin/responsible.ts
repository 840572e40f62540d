import type { RecordedChange } from '#domain/changes/recorded-change.ts'
import type { AdminAccount } from './account-store.ts'
import {
  type AdminPorts,
  type ConfirmedPassword,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'

/**
 * The one person who manages access: whoever the responsibility was last handed to, else the oldest account. If that
 * account is removed, the responsibility returns to the previous holder.
 */
export function responsibleOf(accounts: readonly AdminAccount[]): AdminAccount | undefined {
  return accounts.toSorted((a, b) => (b.responsibleSince ?? 0) - (a.responsibleSince ?? 0))[0]
}

export function isResponsible(id: string, accounts: readonly AdminAccount[]): boolean {
  return responsibleOf(accounts)?.id === id
}

export type HandOverOutcome =
  | { kind: 'handed-over'; person: AdminAccount }
  | { kind: 'not-responsible' }
  | { kind: 'missing' }
  | Exclude<ConfirmedPassword, { kind: 'confirmed' }>

/** Makes the person with this id responsible, in place of the person who asks for it. */
export async function handOver(
  id: string,
  given: PasswordConfirmation,
  ports: AdminPorts,
  now: Date,
): Promise<HandOverOutcome> {
  const confirmed = await confirmPassword(given, ports, now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const accounts = await ports.accounts.all()
  if (!isResponsible(confirmed.account.id, accounts)) return { kind: 'not-responsible' }
  const person = accounts.find((account) => account.id === id)
  return person && (await makeResponsible(person, accounts, ports, now))
    ? { kind: 'handed-over', person }
    : { kind: 'missing' }
}

/**
 * Also for the operator, when the responsible person is no longer available. False: the account has changed or is
 * gone.
 */
export function makeResponsible(
  { id, generation }: AdminAccount,
  accounts: readonly AdminAccount[],
  ports: Pick<AdminPorts, 'accounts'>,
  now: Date,
  record?: RecordedChange,
): Promise<boolean> {
  // Later than any other, whatever the clock says.
  const last = responsibleOf(accounts)?.responsibleSince ?? 0
  const responsibleSince = Math.max(now.getTime(), last + 1)
  return ports.accounts.update(id, generation, { responsibleSince }, record)
}
