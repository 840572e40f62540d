import { type AdminAccount, accountOf, maxAccounts, type RefusalToAdd } from './account-store.ts'
import { renewPassword } from './change-password.ts'
import type { CommonPasswords } from './common-passwords.ts'
import type { Invitation, InvitationStore } from './invitation-store.ts'
import {
  type AdminPorts,
  type Chance,
  confirmPassword,
  openSession,
  type PasswordConfirmation,
  type SignedIn,
} from './log-in.ts'
import type { TooEarly } from './login-limits.ts'
import { type PasswordWeakness, passwordWeakness, wordsOf } from './password-strength.ts'
import { isResponsible } from './responsible.ts'
import { isToken, tokenHash } from './session.ts'

const lifetimeMs = 3 * 24 * 60 * 60 * 1000

export type InvitationPorts = { invitations: InvitationStore }

export type InviteOutcome =
  /** `account` is whose password it resets. */
  | { kind: 'invited'; token: string; endsAt: number; account: AdminAccount | null }
  | { kind: 'full' }
  | { kind: 'missing' }
  | { kind: 'not-responsible' }
  | { kind: 'refused' }
  | TooEarly

/**
 * Requires the password, so that a stolen session cannot gain permanent access. `accountId`: whose lost password the
 * link resets; null invites a new person.
 */
export async function invite(
  accountId: string | null,
  given: PasswordConfirmation,
  ports: AdminPorts & InvitationPorts,
  chance: Chance,
): Promise<InviteOutcome> {
  const confirmed = await confirmPassword(given, ports, chance.now)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { id: invitedBy, generation } = confirmed.account
  const accounts = await ports.accounts.all()
  if (!isResponsible(invitedBy, accounts)) return { kind: 'not-responsible' }
  const account = accounts.find(({ id }) => id === accountId) ?? null
  const open = await openInvitations(accounts, ports, chance.now)
  if (accountId === null) {
    if (placesLeft(accounts, open) === 0) return { kind: 'full' }
  } else {
    if (!account || accountId === invitedBy) return { kind: 'missing' }
  }
  const token = chance.newToken()
  const endsAt = chance.now.getTime() + lifetimeMs
  const invitation = { tokenHash: await tokenHash(token), invitedBy, generation, accountId, endsAt }
  await ports.invitations.create(invitation)
  return { kind: 'invited', token, endsAt, account }
}

export async function openInvitations(
  accounts: readonly AdminAccount[],
  { invitations }: InvitationPorts,
  now: Date,
): Promise<Invitation[]> {
  return (await invitations.all()).filter((invitation) => isOpen(invitation, accounts, now))
}

export function placesLeft(accounts: readonly AdminAccount[], open: readonly Invitation[]): number {
  const expected = open.filter(({ accountId }) => accountId === null)
  return Math.max(0, maxAccounts - accounts.length - expected.length)
}

/** It ends when its maker is no longer responsible or gets a new password: the old one may have been stolen. */
function isOpen(
  { endsAt, invitedBy, generation, accountId }: Invitation,
  accounts: readonly AdminAccount[],
  now: Date,
): boolean {
  const inviter = accounts.find(({ id }) => id === invitedBy)
  const isForSomebody = accountId === null || accounts.some(({ id }) => id === accountId)
  const mayInvite = inviter?.generation === generation && isResponsible(invitedBy, accounts)
  return now.getTime() < endsAt && mayInvite && isForSomebody
}

export type FoundInvitation = {
  invitation: Invitation
  inviter: AdminAccount
  /** Whose password it resets. */
  account: AdminAccount | null
}

/** Null: never made, already used, or expired. */
export async function findInvitation(
  token: string,
  { accounts, invitations }: Pick<AdminPorts, 'accounts'> & InvitationPorts,
  now: Date,
): Promise<FoundInvitation | null> {
  const invitation = isToken(token) ? await invitations.find(await tokenHash(token)) : null
  if (!invitation) return null
  const all = await accounts.all()
  const byId = (wanted: string | null) => all.find(({ id }) => id === wanted) ?? null
  const inviter = byId(invitation.invitedBy)
  if (!inviter || !isOpen(invitation, all, now)) return null
  return { invitation, inviter, account: byId(invitation.accountId) }
}

export type Acceptance = {
  token: string
  name: string
  email: string
  chosen: string
  /** For a reset: the devices may be lost. */
  removePasskeys: boolean
  /** Words that anyone associates with the school: unfit for a password. */
  personal: readonly string[]
  browser: string
}

export type AcceptanceOutcome =
  | SignedIn
  | { kind: 'gone' }
  | { kind: RefusalToAdd }
  | { kind: 'weak'; weakness: PasswordWeakness }

export async function acceptInvitation(
  given: Acceptance,
  ports: AdminPorts & InvitationPorts & { commonPasswords: CommonPasswords },
  chance: Chance,
): Promise<AcceptanceOutcome> {
  const found = await findInvitation(given.token, ports, chance.now)
  if (!found) return { kind: 'gone' }
  const words = [...wordsOf(found.account ?? given), ...given.personal]
  const weakness = await passwordWeakness(given.chosen, { ...ports, personal: words })
  if (weakness) return { kind: 'weak', weakness }
  return found.account
    ? resetPassword(given, { ...found, account: found.account }, ports, chance)
    : join(given, found, ports, chance)
}

async function resetPassword(
  { chosen, removePasskeys, browser }: Acceptance,
  { invitation, account }: FoundInvitation & { account: AdminAccount },
  ports: AdminPorts & InvitationPorts,
  chance: Chance,
): Promise<AcceptanceOutcome> {
  if (!(await ports.invitations.take(invitation.tokenHash))) return { kind: 'gone' }
  if (removePasskeys) await ports.passkeys.removeOfAccount(account.id)
  const changes = { passkeyRequired: false }
  const renewal = { account, password: chosen, browser, changes }
  return (await renewPassword(renewal, ports, chance)) ?? { kind: 'gone' }
}

async function join(
  { name, email, chosen, browser }: Acceptance,
  { invitation }: FoundInvitation,
  { accounts, invitations, passwords, sessions }: AdminPorts & InvitationPorts,
  chance: Chance,
): Promise<AcceptanceOutcome> {
  if (accountOf(email, await accounts.all())) return { kind: 'taken' }
  const account: AdminAccount = {
    id: chance.newToken(),
    name,
    email,
    passwordHash: await passwords.hash(chosen),
    generation: chance.newToken(),
    passkeyRequired: false,
    createdAt: chance.now.getTime(),
    recoveryCodes: [],
    recoveredAt: null,
  }
  if (!(await invitations.take(invitation.tokenHash))) return { kind: 'gone' }
  const added = await accounts.add(account)
  if (added === 'added') return openSession(account, { browser }, { sessions }, chance)
  // The account was not added, so restore the invitation: it still works with another e-mail.
  await invitations.create(invitation)
  return { kind: added }
}
