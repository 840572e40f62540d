/** The one account of the admin area. */
export type AdminAccount = {
  email: string
  passwordHash: string
  /** New with every password: a session that was opened under another one is dead. */
  generation: string
  /** The password alone signs nobody in, as long as there is a passkey. */
  passkeyRequired: boolean
}

/** Where the account lives. Every method throws a StoreFault when the store cannot answer. */
export type AccountStore = {
  find(): Promise<AdminAccount | null>
  /** Creates the account unless there is one, in one step; returns the one that is stored. */
  createIfAbsent(account: AdminAccount): Promise<AdminAccount>
  /** Takes the place of whatever account there was. */
  replace(account: AdminAccount): Promise<void>
  /** Changes these fields alone, in one step, unless the account is of another generation: then false. */
  update(generation: string, changes: Partial<AdminAccount>): Promise<boolean>
}
