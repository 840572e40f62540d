import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Whether Google's client could use this key file. It is asked for here because the client itself
 * finds out late, and then goes on trying instead of saying so.
 */
export function isGoogleKey(path: string): boolean {
  try {
    const key = JSON.parse(readFileSync(path, 'utf8'))
    if (key.type !== 'service_account') return withoutKey.includes(key.type)
    createPrivateKey(key.private_key)
    return typeof key.client_email === 'string'
  } catch {
    return false
  }
}

/** A person's own sign-in and identities lent by another: there is no key to look at. */
const withoutKey = [
  'authorized_user',
  'external_account',
  'external_account_authorized_user',
  'impersonated_service_account',
]
