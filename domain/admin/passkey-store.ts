/** A key pair of which a device of the admin's keeps the private half. */
export type Passkey = {
  /** Chosen by the device; base64url. */
  id: string
  /** COSE, base64url. */
  publicKey: string
  /** Of signatures so far; many devices do not count, and always say 0. */
  counter: number
  /** How browsers reach the device. */
  transports: readonly string[]
  name: string
  createdAt: number
  usedAt: number | null
}

/** Where passkeys live. Every method throws a StoreFault when the store cannot answer. */
export type PasskeyStore = {
  /** Oldest first. */
  all(): Promise<Passkey[]>
  find(id: string): Promise<Passkey | null>
  /** False: there is one with this id. */
  create(passkey: Passkey): Promise<boolean>
  /** In one step. False: it was removed, or its counter has not risen as `hasRisen` says. */
  recordUse(id: string, use: { counter: number; usedAt: number }): Promise<boolean>
  /** A passkey that is not there is no fault. */
  remove(id: string): Promise<void>
  removeAll(): Promise<void>
}

/** One that stands still or goes back belongs to a copy of the key. */
export function hasRisen(before: number, after: number): boolean {
  return after > before || (before === 0 && after === 0)
}
