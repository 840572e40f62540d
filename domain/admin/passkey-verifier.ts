import type { Passkey } from './passkey-store.ts'

/** What a browser's `navigator.credentials` gives, as JSON. */
export type PasskeyResponse = { id: string }

/** WebAuthn for this site's own origin; the device must have verified the person. */
export type PasskeyVerifier = {
  /** What the browser needs to make a passkey; `existing` ones are not made twice. */
  creationOptions(wanted: {
    challenge: string
    email: string
    existing: readonly Passkey[]
  }): Promise<object>
  /** What the browser needs to use one; it names none, so it tells nobody which exist. */
  requestOptions(wanted: { challenge: string }): Promise<object>
  /** Null: the response proves nothing. Whether its challenge is ours is for the caller to see. */
  verifyCreation(response: PasskeyResponse): Promise<VerifiedCreation | null>
  /** Likewise. */
  verifyUse(response: PasskeyResponse, passkey: Passkey): Promise<VerifiedUse | null>
}

export type VerifiedCreation = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> & {
  challenge: string
}

export type VerifiedUse = { counter: number; challenge: string }

/** No device's answer is longer. */
export const maxPasskeyResponseLength = 16_384

/** Null when the text cannot be what a browser has sent; what it proves is seen later. */
export function readPasskeyResponse(text: string): PasskeyResponse | null {
  try {
    const parsed: unknown = JSON.parse(text)
    const isResponse =
      typeof parsed === 'object' && parsed !== null && 'id' in parsed && isPasskeyId(parsed.id)
    return isResponse ? (parsed as PasskeyResponse) : null
  } catch {
    return null
  }
}

export function isPasskeyId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id)
}
