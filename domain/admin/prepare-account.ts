import type { AccountStore, AdminAccount } from './account-store.ts'
import { firstGeneration } from './first-password.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasswordHasher } from './password-hasher.ts'

export type WantedAccount = {
  email: string | null
  password: string | null
  defaultEmail: string
}

type Ports = { account: AccountStore; passkeys: PasskeyStore; passwords: PasswordHasher }
type Generators = { newPassword: () => string; newGeneration: () => string }

export type PreparedAccount = { account: AdminAccount; generatedPassword: string | null }

export async function prepareAccount(
  wanted: WantedAccount,
  ports: Ports,
  generators: Generators,
): Promise<PreparedAccount> {
  const stored = await ports.account.find()
  if (!stored) return createAccount(wanted, ports, generators)
  const email = wanted.email ?? stored.email
  const { password } = wanted
  const isAsWanted =
    email === stored.email &&
    (password === null || (await ports.passwords.verify(password, stored.passwordHash)))
  if (isAsWanted) return { account: stored, generatedPassword: null }

  const passwordHash = password ? await ports.passwords.hash(password) : stored.passwordHash
  const passkeyRequired = password ? false : stored.passkeyRequired
  const account = { email, passwordHash, generation: generators.newGeneration(), passkeyRequired }
  if (password) await replaceWithoutPasskeys(account, ports)
  else await ports.account.replace(account)
  return { account, generatedPassword: null }
}

/** For the operator: also ends every session and deletes the passkeys, which may be an intruder's. */
export async function setPassword(
  password: string,
  account: AdminAccount,
  ports: Ports,
  generators: Pick<Generators, 'newGeneration'>,
): Promise<void> {
  const replacement = {
    email: account.email,
    passwordHash: await ports.passwords.hash(password),
    generation: generators.newGeneration(),
    passkeyRequired: false,
  }
  await replaceWithoutPasskeys(replacement, ports)
}

/** Before the change, so that no failure leaves one behind; after it, for one added in between. */
async function replaceWithoutPasskeys(account: AdminAccount, ports: Ports): Promise<void> {
  await ports.passkeys.removeAll()
  await ports.account.replace(account)
  await ports.passkeys.removeAll()
}

async function createAccount(
  wanted: WantedAccount,
  { account, passwords }: Ports,
  { newPassword, newGeneration }: Generators,
): Promise<PreparedAccount> {
  const password = wanted.password ?? newPassword()
  const offered = {
    email: wanted.email ?? wanted.defaultEmail,
    passwordHash: await passwords.hash(password),
    generation: wanted.password ? newGeneration() : firstGeneration(newGeneration()),
    passkeyRequired: false,
  }
  // Another instance may have been faster: then the stored account is that instance's.
  const stored = await account.createIfAbsent(offered)
  const isOurs = stored.generation === offered.generation
  return { account: stored, generatedPassword: isOurs && !wanted.password ? password : null }
}
