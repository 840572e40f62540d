import { bytesOfHex, hexOf } from '#domain/hex.ts'

export type TokenContext = {
  /** The purpose. A token made for one purpose is rejected for any other. */
  purpose: string
  /** The account's secret: known to all instances and to nobody else. A new password invalidates every token. */
  generation: string
}

type Chance = { now: Date; newToken: () => string }

/** Carries its own proof that this site made it, so that nothing is stored for it. */
export async function newSignedToken(
  context: TokenContext,
  lifetimeMs: number,
  { now, newToken }: Chance,
): Promise<string> {
  const claims = `${now.getTime() + lifetimeMs}.${newToken()}`
  const mac = await crypto.subtle.sign('HMAC', await keyOf(context), signedText(claims, context))
  return `${claims}.${hexOf(new Uint8Array(mac))}`
}

/** Milliseconds; null: not a token at all, or one that has expired. */
export function tokenExpiry(token: string, now: number): number | null {
  const expiresAt = Number(parts(token)?.expiresAt ?? 0)
  return now < expiresAt ? expiresAt : null
}

export async function isSignedToken(token: string, context: TokenContext): Promise<boolean> {
  const { claims, mac } = parts(token) ?? {}
  if (!claims || !mac) return false
  const key = await keyOf(context)
  return crypto.subtle.verify('HMAC', key, bytesOfHex(mac), signedText(claims, context))
}

function parts(token: string) {
  return /^(?<claims>(?<expiresAt>\d{13})\.[\w-]{43})\.(?<mac>[0-9a-f]{64})$/.exec(token)?.groups
}

function keyOf({ generation }: TokenContext): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const bytes = new TextEncoder().encode(`signed token ${generation}`)
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign', 'verify'])
}

function signedText(claims: string, { purpose }: TokenContext) {
  return new TextEncoder().encode(`${purpose} ${claims}`)
}
