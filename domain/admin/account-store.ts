/** The one account of the admin area. */
export type AdminAccount = {
  email: string
  /** Slow and salted; the password itself is kept nowhere. */
  passwordHash: string
  /** New with every password: a session that was opened under another one is dead. */
  generation: string
}

/** Where the account lives. Every method throws a StoreFault when the store cannot answer. */
export type AccountStore = {
  find(): Promise<AdminAccount | null>
  /** Keeps the account unless there is one already, in one step; returns the one that holds. */
  found(account: AdminAccount): Promise<AdminAccount>
  /** Takes the place of whatever account there was. */
  replace(account: AdminAccount): Promise<void>
}
