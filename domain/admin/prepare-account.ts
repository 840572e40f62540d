import { type AccountStore, type AdminAccount, accountOf, firstAccountId } from './account-store.ts'
import { firstGeneration } from './first-password.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasswordHasher } from './password-hasher.ts'

export type WantedAccount = {
  email: string | null
  password: string | null
  defaultEmail: string
}

type Ports = { accounts: AccountStore; passkeys: PasskeyStore; passwords: PasswordHasher }
type Generators = {
  now: Date
  newPassword: () => string
  newGeneration: () => string
  /** Gets a generated password before the account is stored, so that no crash in between loses it. */
  savePassword?: (facts: { email: string; password: string }) => void
}

export type PreparedAccount = { account: AdminAccount; generatedPassword: string | null }

/** Applies the operator's settings to the account that they refer to. */
export async function prepareAccount(
  wanted: WantedAccount,
  ports: Ports,
  generators: Generators,
): Promise<PreparedAccount> {
  const accounts = await ports.accounts.all()
  const stored = operatorsAccount(accounts, wanted)
  if (!stored) {
    const [oldest] = accounts
    // Others have removed the first account: only a password in the settings brings it back.
    if (oldest && !wanted.password) return { account: oldest, generatedPassword: null }
    return createAccount(wanted, ports, generators)
  }
  const email = wanted.email ?? stored.email
  const { password } = wanted
  const isAsWanted =
    email === stored.email &&
    (password === null || (await ports.passwords.verify(password, stored.passwordHash)))
  if (isAsWanted) return { account: stored, generatedPassword: null }

  const changed = { ...stored, email }
  if (password) {
    return {
      account: await setPassword(password, changed, ports, generators),
      generatedPassword: null,
    }
  }
  const account = { ...changed, generation: generators.newGeneration() }
  await ports.accounts.replace(account)
  return { account, generatedPassword: null }
}

/** The account with the e-mail in `ADMIN_EMAIL`, whoever owns it; otherwise the first account. */
export function operatorsAccount(
  accounts: readonly AdminAccount[],
  { email, defaultEmail = '' }: Partial<WantedAccount> & Pick<WantedAccount, 'email'>,
): AdminAccount | undefined {
  const named = email === null ? undefined : accountOf(email, accounts)
  const first = accounts.find(({ id }) => id === firstAccountId)
  return named ?? first ?? accountOf(email ?? defaultEmail, accounts)
}

/**
 * For the operator: also ends every session and deletes the passkeys and recovery codes, which may be an intruder's.
 * Passkeys are deleted before the change, so that no failure leaves one behind, and again after it, in case one was
 * added in between.
 */
export async function setPassword(
  password: string,
  account: AdminAccount,
  { accounts, passkeys, passwords }: Ports,
  { newGeneration }: Pick<Generators, 'newGeneration'>,
): Promise<AdminAccount> {
  const replacement: AdminAccount = {
    ...account,
    passwordHash: await passwords.hash(password),
    generation: newGeneration(),
    passkeyRequired: false,
    recoveryCodes: [],
    recoveredAt: null,
  }
  await passkeys.removeOfAccount(account.id)
  await accounts.replace(replacement)
  await passkeys.removeOfAccount(account.id)
  return replacement
}

async function createAccount(
  wanted: WantedAccount,
  { accounts, passwords }: Ports,
  { now, newPassword, newGeneration, savePassword }: Generators,
): Promise<PreparedAccount> {
  const password = wanted.password ?? newPassword()
  const email = wanted.email ?? wanted.defaultEmail
  const offered: AdminAccount = {
    id: firstAccountId,
    name: '',
    email,
    passwordHash: await passwords.hash(password),
    generation: wanted.password ? newGeneration() : firstGeneration(newGeneration()),
    passkeyRequired: false,
    createdAt: now.getTime(),
    recoveryCodes: [],
    recoveredAt: null,
  }
  if (!wanted.password) savePassword?.({ email, password })
  const isOurs = (await accounts.add(offered)) === 'added'
  // Another instance was faster, or the maximum of accounts is reached: use what is stored.
  const stored = isOurs ? offered : await storedAccount(wanted, accounts)
  return { account: stored, generatedPassword: isOurs && !wanted.password ? password : null }
}

async function storedAccount(wanted: WantedAccount, accounts: AccountStore): Promise<AdminAccount> {
  const all = await accounts.all()
  const account = operatorsAccount(all, wanted) ?? all[0]
  if (!account) throw new Error('The account was neither added nor found')
  return account
}
