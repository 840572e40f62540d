import { firstAccountId } from '#domain/admin/account-store.ts'
import type { AdminSession, SessionStore } from '#domain/admin/session-store.ts'
import { collectionsOf, documentIdFor } from './collections.ts'
import type { Connection } from './connection.ts'
import { readTimeout, withTimeout, writeTimeout } from './firestore-fault.ts'
import { removeAll } from './remove-all.ts'

/** Sessions of earlier versions do not say whose they are: there was one account. */
const ofEarlierVersions = { accountId: firstAccountId, browser: '' }

export function firestoreSessionStore({ db }: Connection): SessionStore {
  const { sessions } = collectionsOf(db)
  const documentOf = (tokenHash: string) => sessions.doc(documentIdFor(tokenHash))
  return {
    create: async (session) => {
      await withTimeout(documentOf(session.tokenHash).create({ ...session }), writeTimeout)
    },
    find: async (tokenHash) => {
      const found = await withTimeout(documentOf(tokenHash).get(), readTimeout)
      const session = found.data() as AdminSession | undefined
      return session?.tokenHash === tokenHash ? { ...ofEarlierVersions, ...session } : null
    },
    ofAccount: async (id) => {
      // All of them: a query by account would miss those of earlier versions.
      const newestFirst = sessions.orderBy('startedAt', 'desc')
      const { docs } = await withTimeout(newestFirst.get(), readTimeout)
      return docs
        .map((document) => ({ ...ofEarlierVersions, ...(document.data() as AdminSession) }))
        .filter(({ accountId }) => accountId === id)
    },
    end: async (tokenHash) => {
      await withTimeout(documentOf(tokenHash).delete(), writeTimeout)
    },
    removeStartedBefore: (startedAt) => removeAll(sessions.where('startedAt', '<', startedAt)),
  }
}
