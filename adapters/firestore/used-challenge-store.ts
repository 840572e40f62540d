import type { UsedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { CODE, codeOf, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

export function firestoreUsedChallengeStore({ db }: Connection): UsedChallengeStore {
  const { usedChallenges } = collectionsOf(db)
  return {
    claim: async (challenge, expiresAt) => {
      const created = usedChallenges.doc(documentIdFor(challenge)).create({ expiresAt })
      const claimed = created.then(
        () => true,
        (error) => {
          if (codeOf(error) !== CODE.ALREADY_EXISTS) throw error
          return false
        },
      )
      return withTimeout(claimed, writeTimeout)
    },
    removeExpired: (now) => removeAll(usedChallenges.where('expiresAt', '<=', now)),
  }
}
