import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Whether Google's client can use this key file. Checked here because the client finds out late, and
 * then keeps retrying instead of reporting it.
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

/** User credentials and impersonated identities: they have no key to check. */
const withoutKey = [
  'authorized_user',
  'external_account',
  'external_account_authorized_user',
  'impersonated_service_account',
]
