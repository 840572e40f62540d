import type { AccountStore } from './account-store.ts'
import type { PasskeyStore } from './passkey-store.ts'

/** The sessions live on. False: the password was changed meanwhile, which has ended them. */
export async function requirePasskey(
  passkeyRequired: boolean,
  { account }: { account: AccountStore },
): Promise<boolean> {
  const stored = await account.find()
  if (!stored) return false
  return account.replaceGeneration(stored.generation, { ...stored, passkeyRequired })
}

/** With the last one goes the requirement: the next one must not bring it back unasked. */
export async function removePasskey(
  id: string,
  ports: { account: AccountStore; passkeys: PasskeyStore },
): Promise<void> {
  await ports.passkeys.remove(id)
  if ((await ports.passkeys.all()).length === 0) await requirePasskey(false, ports)
}
