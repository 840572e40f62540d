/** A signed-in browser. The token itself is only in that browser's cookie. */
export type AdminSession = {
  tokenHash: string
  /** Of the account at sign-in: see `AdminAccount.generation`. */
  generation: string
  /** Milliseconds, by the server's clock. */
  startedAt: number
}

/** Where sessions live. Every method throws a StoreFault when the store cannot answer. */
export type SessionStore = {
  create(session: AdminSession): Promise<void>
  find(tokenHash: string): Promise<AdminSession | null>
  /** A session that is not there is no fault. */
  end(tokenHash: string): Promise<void>
  removeStartedBefore(startedAt: number): Promise<void>
}
