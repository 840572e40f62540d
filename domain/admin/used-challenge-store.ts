import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { Documents, Key } from '#domain/documents.ts'

const collection = 'site-desafios'

export type UsedChallengeStore = ReturnType<typeof usedChallengeStore>

/** Remembers used challenges for as long as they would be accepted. */
export function usedChallengeStore(documents: Documents) {
  return {
    /** In one step. False: it was already used. */
    claim: (challenge: string, expiresAt: number): Promise<boolean> => {
      const key: Key = { in: collection, id: challenge }
      return documents.change([key], ([used]) =>
        used ? { result: false } : { result: true, writes: [[key, { expiresAt }]] },
      )
    },
    removeExpired: (moment: TrustedMoment): Promise<void> =>
      documents.removeOlder(collection, 'expiresAt', moment.getTime() + 1),
  }
}
