import type { AdminAccount } from './account-store.ts'
import type { AdminPorts, LoginOutcome } from './log-in.ts'
import { addressKey, passkeyLoginKey } from './login-delay-key.ts'
import type { AttemptKeys } from './login-delays.ts'
import { openSession } from './open-session.ts'
import { claimChallenge, newChallenge } from './passkey-challenge.ts'
import { type PasskeyVerifier, readPasskeyResponse } from './passkey-verifier.ts'
import type { UsedChallengeStore } from './used-challenge-store.ts'

export type PasskeyPorts = {
  usedChallenges: UsedChallengeStore
  passkeyVerifier: PasskeyVerifier
}

type Chance = { now: Date; newToken: () => string }

const purpose = 'log in'

/** Null as long as there is no account. */
export async function passkeyLoginOptions(
  { account, passkeyVerifier }: Pick<AdminPorts & PasskeyPorts, 'account' | 'passkeyVerifier'>,
  chance: Chance,
): Promise<object | null> {
  const stored = await account.find()
  if (!stored) return null
  const { generation } = stored
  const challenge = await newChallenge({ purpose, generation }, chance)
  return passkeyVerifier.requestOptions({ challenge })
}

/** An attempt counts like one with a password, and every refusal looks the same. */
export async function logInWithPasskey(
  { response, address, device }: { response: string; address: string; device: string | null },
  ports: AdminPorts & PasskeyPorts,
  chance: Chance,
): Promise<LoginOutcome> {
  const { delays } = ports
  const moment = chance.now.getTime()
  const keys: AttemptKeys = {
    address: addressKey(address),
    account: passkeyLoginKey,
    knownBrowser: await delays.knownBrowser(device, moment),
  }
  const waitMs = delays.takeAttempt(keys, moment)
  if (waitMs > 0) return { kind: 'too-early', waitMs }
  const account = await delays.verify(keys, () => authenticate(response, ports, chance.now))
  return account ? openSession({ account, keys }, ports, chance) : { kind: 'refused' }
}

async function authenticate(
  text: string,
  { account, passkeys, passkeyVerifier, usedChallenges }: AdminPorts & PasskeyPorts,
  now: Date,
): Promise<AdminAccount | null> {
  const response = readPasskeyResponse(text)
  const stored = response && (await account.find())
  const passkey = stored && (await passkeys.find(response.id))
  if (!passkey) return null

  const verified = await passkeyVerifier.verifyUse(response, passkey)
  if (!verified) return null
  const context = { purpose, generation: stored.generation }
  if (!(await claimChallenge(verified.challenge, context, { usedChallenges, now }))) return null
  const use = { counter: verified.counter, usedAt: now.getTime() }
  return (await passkeys.recordUse(passkey.id, use)) ? stored : null
}
