/** A signed-in browser. The token itself is only in that browser's cookie. */
export type AdminSession = {
  tokenHash: string
  accountId: string
  /** The account's generation at sign-in: see `AdminAccount.generation`. */
  generation: string
  /** Milliseconds, by the server's clock. */
  startedAt: number
  /** Its name for people, such as 'Chrome no Android'; '' if it is not known. */
  browser: string
}

/** Stores sessions. Every method throws a StoreFault when the store is unavailable. */
export type SessionStore = {
  create(session: AdminSession): Promise<void>
  find(tokenHash: string): Promise<AdminSession | null>
  /** Newest first. */
  ofAccount(accountId: string): Promise<AdminSession[]>
  /** Succeeds if the session does not exist. */
  end(tokenHash: string): Promise<void>
  removeStartedBefore(startedAt: number): Promise<void>
}
