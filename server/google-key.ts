import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Whether Google's client could use this key file. It is asked for here because the client itself
 * finds out late, and then goes on trying instead of saying so.
 */
export function isGoogleKey(path: string): boolean {
  try {
    const key = JSON.parse(readFileSync(path, 'utf8'))
    // Keys of workload federation and of a person's own sign-in have no key to look at.
    if (key.type !== 'service_account') return typeof key.type === 'string'
    createPrivateKey(key.private_key)
    return typeof key.client_email === 'string'
  } catch {
    return false
  }
}
