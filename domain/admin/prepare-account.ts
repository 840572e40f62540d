import type { AccountStore, AdminAccount } from './account-store.ts'
import type { PasswordKeeper } from './password-keeper.ts'

export type WantedAccount = {
  /** From the environment; null leaves what is stored, or takes the school's own address. */
  email: string | null
  password: string | null
  defaultEmail: string
}

type Ports = { account: AccountStore; passwords: PasswordKeeper }
type Chance = { newPassword: () => string; newGeneration: () => string }

/** The account at start, and the password that was made for it, which nobody will see again. */
export type PreparedAccount = { account: AdminAccount; madePassword: string | null }

/** Sees to it that there is an account, and that it is the one that the environment asks for. */
export async function prepareAccount(
  wanted: WantedAccount,
  ports: Ports,
  chance: Chance,
): Promise<PreparedAccount> {
  const found = await ports.account.find()
  if (!found) return foundAccount(wanted, ports, chance)
  const email = wanted.email ?? found.email
  const { password } = wanted
  const isAsWanted =
    email === found.email &&
    (password === null || (await ports.passwords.matches(password, found.passwordHash)))
  if (isAsWanted) return { account: found, madePassword: null }

  const passwordHash = password ? await ports.passwords.hash(password) : found.passwordHash
  const account = { email, passwordHash, generation: chance.newGeneration() }
  await ports.account.replace(account)
  return { account, madePassword: null }
}

/** Sets a new password, and with it ends every session: their generation is gone. */
export async function setPassword(
  password: string,
  account: AdminAccount,
  ports: Ports,
  chance: Pick<Chance, 'newGeneration'>,
): Promise<void> {
  await ports.account.replace({
    email: account.email,
    passwordHash: await ports.passwords.hash(password),
    generation: chance.newGeneration(),
  })
}

async function foundAccount(
  wanted: WantedAccount,
  { account, passwords }: Ports,
  { newPassword, newGeneration }: Chance,
): Promise<PreparedAccount> {
  const password = wanted.password ?? newPassword()
  const offered = {
    email: wanted.email ?? wanted.defaultEmail,
    passwordHash: await passwords.hash(password),
    generation: newGeneration(),
  }
  // Another instance may have been faster: then its account holds, and ours was never one.
  const holding = await account.found(offered)
  const isOurs = holding.generation === offered.generation
  return { account: holding, madePassword: isOurs && !wanted.password ? password : null }
}
