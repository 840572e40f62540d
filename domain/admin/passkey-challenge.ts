import { hexOf } from '#domain/hex.ts'
import type { UsedChallengeStore } from './used-challenge-store.ts'

const lifetimeMs = 2 * 60_000

type ChallengeContext = {
  /** What it is for: one for signing in adds no passkey. */
  purpose: string
  /** The account's: known to all instances, and to nobody else. */
  generation: string
}

/**
 * What a passkey has to sign. It carries its own proof that this site made it, so that nothing is
 * stored for whoever asks for one; only those that were answered rightly are remembered.
 */
export async function newChallenge(
  context: ChallengeContext,
  { now, newToken }: { now: Date; newToken: () => string },
): Promise<string> {
  const expiresAt = now.getTime() + lifetimeMs
  const claims = `${expiresAt}.${newToken()}`
  const mac = await crypto.subtle.sign('HMAC', await keyOf(context), signedText(claims, context))
  return `${claims}.${hexOf(new Uint8Array(mac))}`
}

/** False: not ours, for another purpose, too old, or used before. */
export async function claimChallenge(
  challenge: string,
  context: ChallengeContext,
  { usedChallenges, now }: { usedChallenges: UsedChallengeStore; now: Date },
): Promise<boolean> {
  const [, claims, expiry, mac] = /^((\d{13})\.[\w-]{43})\.([0-9a-f]{64})$/.exec(challenge) ?? []
  if (!claims || !mac || now.getTime() >= Number(expiry)) return false
  const signature = Uint8Array.from(mac.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const key = await keyOf(context)
  const isOurs = await crypto.subtle.verify('HMAC', key, signature, signedText(claims, context))
  return isOurs && usedChallenges.claim(challenge, Number(expiry))
}

function keyOf({ generation }: ChallengeContext): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(`passkey challenge ${generation}`)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}

function signedText(claims: string, { purpose }: ChallengeContext) {
  return new TextEncoder().encode(`${purpose} ${claims}`)
}
