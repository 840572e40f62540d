import type { UsedChallengeStore } from '#domain/admin/used-challenge-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { createIfAbsent } from './create-if-absent.ts'
import { removeAll } from './remove-all.ts'

export function firestoreUsedChallengeStore({ db }: Connection): UsedChallengeStore {
  const { usedChallenges } = collectionsOf(db)
  return {
    claim: (challenge, expiresAt) =>
      createIfAbsent(usedChallenges.doc(documentIdFor(challenge)), { expiresAt }),
    removeExpired: (now) => removeAll(usedChallenges.where('expiresAt', '<=', now)),
  }
}
