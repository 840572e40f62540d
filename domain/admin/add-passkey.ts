import {
  type AdminPorts,
  type Chance,
  confirmPassword,
  type PasswordConfirmation,
} from './log-in.ts'
import type { PasskeyPorts } from './log-in-with-passkey.ts'
import type { TooEarly } from './login-limits.ts'
import { claimChallenge, newChallenge } from './passkey-challenge.ts'
import { readPasskeyResponse } from './passkey-verifier.ts'
import type { SignedInAdmin } from './session.ts'

export const maxPasskeys = 10
export const maxPasskeyNameLength = 60

export type PasskeyCreation =
  | { kind: 'confirmed'; options: object }
  | { kind: 'too-many' }
  | { kind: 'refused' }
  | TooEarly

export async function passkeyCreation(
  given: PasswordConfirmation,
  ports: AdminPorts & PasskeyPorts,
  chance: Chance,
): Promise<PasskeyCreation> {
  const existing = await ports.passkeys.ofAccount(given.admin.id)
  if (existing.length >= maxPasskeys) return { kind: 'too-many' }
  const confirmed = await confirmPassword(given, ports, chance.now)
  if (confirmed.kind !== 'confirmed') return confirmed

  const { account } = confirmed
  const { generation } = account
  const challenge = await newChallenge({ purpose: purposeOf(given.admin), generation }, chance)
  const options = await ports.passkeyVerifier.creationOptions({ challenge, account, existing })
  return { kind: 'confirmed', options }
}

export async function addPasskey(
  { admin, response: text, name }: { admin: SignedInAdmin; response: string; name: string },
  {
    accounts,
    passkeys,
    passkeyVerifier,
    usedChallenges,
  }: Pick<AdminPorts, 'accounts' | 'passkeys'> & PasskeyPorts,
  now: Date,
): Promise<'added' | 'refused' | 'too-many'> {
  const response = readPasskeyResponse(text)
  const stored = response && (await accounts.find(admin.id))
  if (!stored) return 'refused'
  if ((await passkeys.ofAccount(admin.id)).length >= maxPasskeys) return 'too-many'

  const verified = await passkeyVerifier.verifyCreation(response)
  if (!verified) return 'refused'
  const { challenge, ...key } = verified
  const context = { purpose: purposeOf(admin), generation: stored.generation }
  if (!(await claimChallenge(challenge, context, { usedChallenges, now }))) return 'refused'
  const rest = { accountId: admin.id, createdAt: now.getTime(), usedAt: null, name }
  return (await passkeys.create({ ...key, ...rest })) ? 'added' : 'refused'
}

/** Binds the challenge to the person who confirmed the password. */
function purposeOf({ tokenHash }: SignedInAdmin): string {
  return `add to ${tokenHash}`
}
