import type { AdminSession, SessionStore } from '#domain/admin/session-store.ts'

export function memorySessionStore(): SessionStore {
  const sessions = new Map<string, AdminSession>()
  return {
    create: async (session) => {
      sessions.set(session.tokenHash, { ...session })
    },
    find: async (tokenHash) => {
      const session = sessions.get(tokenHash)
      return session ? { ...session } : null
    },
    ofAccount: async (id) =>
      [...sessions.values()]
        .filter(({ accountId }) => accountId === id)
        .sort((a, b) => b.startedAt - a.startedAt),
    end: async (tokenHash) => {
      sessions.delete(tokenHash)
    },
    removeStartedBefore: async (moment) => {
      for (const { tokenHash, startedAt } of sessions.values()) {
        if (startedAt < moment) sessions.delete(tokenHash)
      }
    },
  }
}
