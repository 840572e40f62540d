import { isSignedToken, newSignedToken, type TokenContext, tokenExpiry } from './signed-token.ts'
import type { UsedChallengeStore } from './used-challenge-store.ts'

const lifetimeMs = 2 * 60_000

/** What a passkey has to sign. Only correctly signed challenges are remembered. */
export function newChallenge(
  context: TokenContext,
  chance: { now: Date; newToken: () => string },
): Promise<string> {
  return newSignedToken(context, lifetimeMs, chance)
}

/** False: not ours, for another purpose, expired, or already used. */
export async function claimChallenge(
  challenge: string,
  context: TokenContext,
  { usedChallenges, now }: { usedChallenges: UsedChallengeStore; now: Date },
): Promise<boolean> {
  const expiresAt = tokenExpiry(challenge, now.getTime())
  if (expiresAt === null || !(await isSignedToken(challenge, context))) return false
  return usedChallenges.claim(challenge, expiresAt)
}
