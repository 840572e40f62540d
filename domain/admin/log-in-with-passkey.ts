import type { AdminAccount } from './account-store.ts'
import {
  type AdminPorts,
  type Chance,
  type LoginOutcome,
  type LoginSource,
  openSession,
} from './log-in.ts'
import type { TooEarly } from './login-limits.ts'
import { claimChallenge, newChallenge } from './passkey-challenge.ts'
import { type PasskeyVerifier, readPasskeyResponse } from './passkey-verifier.ts'
import type { TokenContext } from './signed-token.ts'
import type { UsedChallengeStore } from './used-challenge-store.ts'

export type PasskeyPorts = {
  usedChallenges: UsedChallengeStore
  passkeyVerifier: PasskeyVerifier
}

const purpose = 'log in'

/** `options` is null as long as there is no account. */
export async function passkeyLoginOptions(
  source: LoginSource,
  ports: AdminPorts & PasskeyPorts,
  chance: Chance,
): Promise<{ kind: 'allowed'; options: object | null } | TooEarly> {
  const waitMs = await passkeyWaitMs(source, ports, chance.now)
  if (waitMs > 0) return { kind: 'too-early', waitMs }
  const context = challengeContext(await ports.accounts.all())
  if (!context) return { kind: 'allowed', options: null }
  const challenge = await newChallenge(context, chance)
  return { kind: 'allowed', options: await ports.passkeyVerifier.requestOptions({ challenge }) }
}

/** Every refusal looks the same. */
export async function logInWithPasskey(
  { response, ...source }: LoginSource & { response: string },
  ports: AdminPorts & PasskeyPorts,
  chance: Chance,
): Promise<LoginOutcome> {
  const waitMs = await passkeyWaitMs(source, ports, chance.now)
  if (waitMs > 0) return { kind: 'too-early', waitMs }
  const account = await authenticate(response, ports, chance.now)
  return account ? openSession(account, source, ports, chance) : { kind: 'refused' }
}

async function passkeyWaitMs(
  { ip, browserCookie }: LoginSource,
  { limits, knownBrowser }: AdminPorts,
  now: Date,
): Promise<number> {
  const sender = { ip, knownBrowser: await knownBrowser(browserCookie, now) }
  return limits.passkeyWaitMs(sender, now.getTime())
}

async function authenticate(
  text: string,
  { accounts, passkeys, passkeyVerifier, usedChallenges }: AdminPorts & PasskeyPorts,
  now: Date,
): Promise<AdminAccount | null> {
  const response = readPasskeyResponse(text)
  const passkey = response && (await passkeys.find(response.id))
  if (!passkey) return null
  const stored = await accounts.all()
  const account = stored.find(({ id }) => id === passkey.accountId)
  const context = challengeContext(stored)
  if (!account || !context) return null

  const verified = await passkeyVerifier.verifyUse(response, passkey)
  if (!verified) return null
  if (!(await claimChallenge(verified.challenge, context, { usedChallenges, now }))) return null
  const use = { counter: verified.counter, usedAt: now.getTime() }
  return (await passkeys.recordUse(passkey.id, use)) ? account : null
}

/** It is not known yet who will sign in, so this uses a secret that all instances share: the oldest account's. */
function challengeContext([oldest]: readonly AdminAccount[]): TokenContext | null {
  return oldest ? { purpose, generation: oldest.generation } : null
}
