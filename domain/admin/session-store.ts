import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { type Documents, type Key, write } from '#domain/documents.ts'
import { sessionLifetimeMs } from './session.ts'

/** A signed-in browser. The token itself is only in that browser's cookie. */
export type AdminSession = {
  tokenHash: string
  accountId: string
  /** The account's generation at sign-in: see `AdminAccount.generation`. */
  generation: string
  /** Milliseconds, by the server's clock. */
  startedAt: number
  /** A readable name, such as 'Chrome no Android'; '' if it is not known. */
  browser: string
}

const collection = 'site-sessoes'

export const sessionKey = (tokenHash: string): Key => ({ in: collection, id: tokenHash })

export type SessionStore = ReturnType<typeof sessionStore>

export function sessionStore(documents: Documents) {
  const keyOf = sessionKey
  // Signing in and out must work on a full disk: who else would make room?
  const onFullDisk = { freesSpace: true }
  return {
    create: (session: AdminSession): Promise<void> =>
      write(documents, [[keyOf(session.tokenHash), session]], onFullDisk),
    find: async (tokenHash: string): Promise<AdminSession | null> => {
      const found = await documents.find(keyOf(tokenHash))
      return found?.tokenHash === tokenHash ? (found as AdminSession) : null
    },
    /** Newest first. */
    ofAccount: async (accountId: string): Promise<AdminSession[]> => {
      const sessions = (await documents.all(collection)).map(({ fields }) => fields as AdminSession)
      return sessions
        .filter((session) => session.accountId === accountId)
        .sort((a, b) => b.startedAt - a.startedAt)
    },
    /** Succeeds if the session does not exist. */
    end: (tokenHash: string): Promise<void> =>
      write(documents, [[keyOf(tokenHash), null]], onFullDisk),
    removeEnded: (moment: TrustedMoment): Promise<void> =>
      documents.removeOlder(collection, 'startedAt', moment.getTime() - sessionLifetimeMs),
  }
}
