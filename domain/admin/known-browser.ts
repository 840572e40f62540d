import type { LoginDelayStore } from './login-delay-store.ts'
import { isToken, tokenHash } from './session.ts'

export async function knownBrowser(
  device: string | null,
  delays: Pick<LoginDelayStore, 'find'>,
): Promise<string | null> {
  if (!device || !isToken(device)) return null
  const key = await browserKey(device)
  return (await delays.find(key)) ? key : null
}

export async function browserKey(device: string): Promise<string> {
  return `device:${await tokenHash(device)}`
}
