import { ipAddressBlock } from './ip-address-block.ts'
import { isToken, tokenHash } from './session.ts'

export function addressKey(address: string): string {
  return `address:${ipAddressBlock(address)}`
}

/**
 * One of 4096: a new e-mail for every guess fills no table, and the one account that exists cannot be
 * told from the others by a count that is dropped sooner or later.
 */
export async function accountKey(email: string): Promise<string> {
  return `account:${(await tokenHash(normalizedEmail(email))).slice(0, 3)}`
}

/** Null when the cookie is no token. */
export async function browserKey(device: string | null): Promise<string | null> {
  return device && isToken(device) ? `device:${await tokenHash(device)}` : null
}

export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** One for all: no e-mail is typed, and the count of the real one would give it away. */
export const passkeyLoginKey = 'account:passkey'
