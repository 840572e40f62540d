/** Remembers used challenges for as long as they would be accepted. */
export type UsedChallengeStore = {
  /** In one step. False: it was already used. */
  claim(challenge: string, expiresAt: number): Promise<boolean>
  removeExpired(now: number): Promise<void>
}
