import type { UsedChallengeStore } from '#domain/admin/used-challenge-store.ts'

export function memoryUsedChallengeStore(): UsedChallengeStore {
  const used = new Map<string, number>()
  return {
    claim: async (challenge, expiresAt) => {
      if (used.has(challenge)) return false
      used.set(challenge, expiresAt)
      return true
    },
    removeExpired: async (now) => {
      for (const [challenge, expiresAt] of used) if (expiresAt <= now) used.delete(challenge)
    },
  }
}
