/** The one account of the admin area. */
export type AdminAccount = {
  email: string
  passwordHash: string
  /** Changes with every password: sessions of another generation are invalid. */
  generation: string
  /** While there is a passkey, the password alone is not enough to sign in. */
  passkeyRequired: boolean
}

/** Stores the account. Every method throws a StoreFault when the store is unavailable. */
export type AccountStore = {
  find(): Promise<AdminAccount | null>
  /** Creates the account unless there is one, in one step; returns the stored one. */
  createIfAbsent(account: AdminAccount): Promise<AdminAccount>
  /** Replaces any existing account. */
  replace(account: AdminAccount): Promise<void>
  /** Changes these fields in one step. False if the account is of another generation. */
  update(generation: string, changes: Partial<AdminAccount>): Promise<boolean>
}
