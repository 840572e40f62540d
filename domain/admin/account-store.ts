import { normalizedEmail } from './email.ts'

/** A person who may enter the admin area. All have the same rights. */
export type AdminAccount = {
  /** Never given to another person. */
  id: string
  /** '' until it is given. */
  name: string
  email: string
  passwordHash: string
  /** Changes with every password: sessions of another generation are invalid. */
  generation: string
  /** While there is a passkey, the password alone is not enough to sign in. */
  passkeyRequired: boolean
  /** Milliseconds; 0 for the account of earlier versions. */
  createdAt: number
  /** Hashes of the recovery codes that are left. */
  recoveryCodes: readonly string[]
  /** When a recovery code last opened the account; null again with new codes. */
  recoveredAt: number | null
}

/** The account of the first start, which the operator's settings and command mean. */
export const firstAccountId = 'admin'

export const maxAccounts = 10

/** Stores the accounts. Every method throws a StoreFault when the store is unavailable. */
export type AccountStore = {
  /** Oldest first. */
  all(): Promise<AdminAccount[]>
  find(id: string): Promise<AdminAccount | null>
  /** In one step, unless `refusalToAdd` says why not. */
  add(account: AdminAccount): Promise<'added' | RefusalToAdd>
  /** Creates the account or replaces the one with its id. */
  replace(account: AdminAccount): Promise<void>
  /** Changes these fields in one step. False if the account is of another generation, or gone. */
  update(id: string, generation: string, changes: Partial<AdminAccount>): Promise<boolean>
  /** In one step; the last account stays. Succeeds if the account does not exist. */
  remove(id: string): Promise<'removed' | 'last'>
}

export type RefusalToAdd = 'taken' | 'full'

/** Two accounts never share an id or an e-mail, and there are at most `maxAccounts`. */
export function refusalToAdd(
  accounts: readonly AdminAccount[],
  { id, email }: AdminAccount,
): RefusalToAdd | null {
  if (accounts.some((other) => other.id === id) || accountOf(email, accounts)) return 'taken'
  return accounts.length >= maxAccounts ? 'full' : null
}

export function accountOf<Account extends Pick<AdminAccount, 'email'>>(
  email: string,
  accounts: readonly Account[],
): Account | undefined {
  return accounts.find((account) => normalizedEmail(account.email) === normalizedEmail(email))
}
