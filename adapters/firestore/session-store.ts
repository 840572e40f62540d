import type { AdminSession, SessionStore } from '#domain/admin/session-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

export function firestoreSessionStore({ db }: Connection): SessionStore {
  const { sessions } = collectionsOf(db)
  const documentOf = (tokenHash: string) => sessions.doc(documentIdFor(tokenHash))
  return {
    create: async ({ tokenHash, generation, startedAt }) => {
      await withTimeout(
        documentOf(tokenHash).create({ tokenHash, generation, startedAt }),
        writeTimeout,
      )
    },
    find: async (tokenHash) => {
      const found = await withTimeout(documentOf(tokenHash).get(), readTimeout)
      const session = found.data() as AdminSession | undefined
      return session?.tokenHash === tokenHash ? session : null
    },
    end: async (tokenHash) => {
      await withTimeout(documentOf(tokenHash).delete(), writeTimeout)
    },
    removeStartedBefore: (startedAt) => removeAll(sessions.where('startedAt', '<', startedAt)),
  }
}
