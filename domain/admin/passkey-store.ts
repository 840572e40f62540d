/** The public half of a key pair whose private half is on a device of the account's. */
export type Passkey = {
  /** Chosen by the device; base64url. */
  id: string
  accountId: string
  /** COSE, base64url. */
  publicKey: string
  /** Signatures so far; many devices do not count and always report 0. */
  counter: number
  /** How browsers reach the device. */
  transports: readonly string[]
  name: string
  createdAt: number
  usedAt: number | null
}

/** Stores passkeys. Every method throws a StoreFault when the store is unavailable. */
export type PasskeyStore = {
  /** Oldest first. */
  ofAccount(accountId: string): Promise<Passkey[]>
  find(id: string): Promise<Passkey | null>
  /** False: the id exists already. */
  create(passkey: Passkey): Promise<boolean>
  /** In one step. False: it was deleted, or its counter has not risen by `hasRisen`. */
  recordUse(id: string, use: { counter: number; usedAt: number }): Promise<boolean>
  /** Succeeds if the passkey does not exist. */
  remove(id: string): Promise<void>
  removeOfAccount(accountId: string): Promise<void>
}

/** A counter that does not increase indicates a copy of the key. */
export function hasRisen(before: number, after: number): boolean {
  return after > before || (before === 0 && after === 0)
}
