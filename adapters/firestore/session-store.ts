import type { AdminSession, SessionStore } from '#domain/admin/session-store.ts'
import { collectionsOf, nameFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { answered, readLimit, writeLimit } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

export function firestoreSessionStore({ db }: Connection): SessionStore {
  const { sessions } = collectionsOf(db)
  const place = (tokenHash: string) => sessions.doc(nameFor(tokenHash))
  return {
    keep: async ({ tokenHash, generation, startedAt }) => {
      await answered(place(tokenHash).create({ tokenHash, generation, startedAt }), writeLimit)
    },
    find: async (tokenHash) => {
      const found = await answered(place(tokenHash).get(), readLimit)
      const session = found.data() as AdminSession | undefined
      return session?.tokenHash === tokenHash ? session : null
    },
    end: async (tokenHash) => {
      await answered(place(tokenHash).delete(), writeLimit)
    },
    forgetBefore: (startedAt) => removeAll(sessions.where('startedAt', '<', startedAt)),
  }
}
